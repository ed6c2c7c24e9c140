#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    /// Generated code compiles and behaves as its files.
    @Suite(.tags(.slow), .waitsForPrograms)
    struct GeneratedCodeTests {
        @Test func codeOfSampleFileBehavesEqually() throws {
            let file = Program.package.appending(path: "Tests/SampleTests/Storyboards/Guide.storyboard")
            let lines = try compare([file])
            #expect(lines.map { $0.split(separator: " ").prefix(2) } == [["same", "iOS"]])
        }

        @Test func codeOfHostileFilesBehavesEqually() throws {
            try HostileFile.withAll { files in
                let lines = try compare(files)
                #expect(lines.filter { !$0.hasPrefix("same") } == [])
                #expect(lines.count == files.count)
            }
        }

        @Test func filesWithCommonClassesCompileTogether() throws {
            try HostileFile.withAll { files in
                let folder = files[0].deletingLastPathComponent().appending(path: "code")
                let arguments = ["generate", "--output", folder.path] + files.map(\.path)
                let generated = try Program.run(Program.folder.appending(path: "storyboard"), arguments)
                try #require(generated.status == 0, "\(generated.errors)")
                #expect(generated.errors.contains("The runtime attribute \"shade\" of the controller"))
                let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(sources.count == files.count)
                let main = folder.appending(path: "main.swift")
                try Data("print(\"done\")".utf8).write(to: main)
                let program = folder.appending(path: "program")
                let paths = sources.map { folder.appending(path: $0).path } + [main.path]
                try Program.compile(paths, to: program)
                #expect(try Program.run(program, []).output == "done\n")
            }
        }

        @Test func classesOfTheProgramHideThoseOfThePackage() throws {
            let names = [
                "CitiesController": "TableViewController", "CityController": "ViewController",
                "NewCityController": "Container",
            ]
            let text = try names.reduce(Tool.text()) { $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"") }
            try Program.withFolder(["Guide.storyboard": text]) { folder in
                let generated = try Tool.run(["generate", "Guide.storyboard"], in: folder)
                #expect(generated.status == 0)
                let lines = generated.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                for line in [
                    "class Container: StoryCode.ViewController {}",
                    "class TableViewController: StoryCode.TableViewController {}",
                    "class ViewController: StoryCode.ViewController {}",
                    "static let city = SceneIdentifier<ViewController>(rawValue: \"City\")",
                    "in container: StoryCode.Container,",
                ] { #expect(lines.contains(line)) }
                let comparison = try compare([folder.appending(path: "Guide.storyboard")])
                #expect(comparison.map { $0.split(separator: " ").prefix(2) } == [["same", "iOS"]])
            }
        }

        @Test func runtimeAttributesAreProperties() throws {
            // Also names that the controllers of this package declare, or that code cannot declare.
            let sources = try FileManager.default.subpathsOfDirectory(
                atPath: Program.package.appending(path: "Sources/StoryCodeScreens").path
            )
            let inherited = try sources.filter { $0.hasSuffix(".swift") }.flatMap { path in
                try Program.text("Sources/StoryCodeScreens/\(path)").matches(of: /(?:public|open) (?:var|func) (\w+)/)
                    .map { String($0.1) }
            }
            #expect(inherited.count > 100)
            let names = inherited + ["class", "self", "a.b", "", "_", "x y", "LayoutSize", "hashValue"]
            func attribute(_ type: String, _ name: String, _ value: String) -> String {
                "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(name)\"\(value)</userDefinedRuntimeAttribute>"
            }
            let attributes = """
                <userDefinedRuntimeAttributes>
                \(Set(names).sorted().map { attribute("boolean", $0, " value=\"YES\">") }.joined())
                \(attribute("string", "kindOfCity", " value=\"old &quot;town&quot;\">"))
                \(attribute("number", "count2", "><integer key=\"value\" value=\"3\"/>"))
                \(attribute("number", "scale", "><real key=\"value\" value=\"0.5\"/>"))
                \(attribute("point", "center", "><point key=\"value\" x=\"1\" y=\"-2.5\"/>"))
                \(attribute("size", "area", "><size key=\"value\" width=\"3\" height=\"4\"/>"))
                \(attribute("rect", "box", "><rect key=\"value\" x=\"0.0\" y=\"1\" width=\"2\" height=\"3\"/>"))
                \(attribute("nil", "scale", ">"))
                </userDefinedRuntimeAttributes><connections>
                """
            let text = try Tool.text().replacing("CitiesController", with: "LayoutSize")
                .replacing(
                    "<connections>\n                        <outlet",
                    with: "\(attributes)\n                        <outlet"
                )
            try Program.withFolder(["Guide.storyboard": text]) { folder in
                let generated = try Tool.run(["generate", "Guide.storyboard"], in: folder)
                #expect(generated.status == 0)
                let lines = generated.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                for line in [
                    "controller.kindOfCity = \"old \\\"town\\\"\"", "controller.count2 = 3", "controller.scale = 0.5",
                    "controller.center = LayoutPoint(x: 1.0, y: -2.5)",
                    "controller.area = StoryCode.LayoutSize(width: 3.0, height: 4.0)",
                    "controller.box = LayoutRect(x: 0.0, y: 1.0, width: 2.0, height: 3.0)", "controller.scale = nil",
                    "var area: StoryCode.LayoutSize?", "var LayoutSize: Bool?",
                ] { #expect(lines.contains(line), "\(line)") }
                #expect(generated.errors.contains("The runtime attribute \"viewControllers\" of the controller"))
                let checked = try Program.typeCheck(
                    ["Guide.swift": generated.output],
                    ["-warnings-as-errors", "-parse-as-library"]
                )
                #expect(checked.status == 0, "\(checked.errors)")
            }
        }

        @Test func classesOfTheSourcesAreUsed() throws {
            let code = """
                import StoryCode

                class CityController: ViewController {
                    var population = 0
                }

                """
            let attribute = """
                <userDefinedRuntimeAttribute type="number" keyPath="population"><integer key="value" value="709000"/>\
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                """
            let text = try Tool.text(replacing: "</userDefinedRuntimeAttributes>", with: attribute)
            try Program.withFolder(["Guide.storyboard": text, "App/City.swift": code, "Empty/City.m": ""]) { folder in
                let arguments = ["generate", "--sources", "App", "--output", "App", "Guide.storyboard"]
                // The second time, the generated file is among the sources.
                for _ in 1...2 { #expect(try Tool.run(arguments, in: folder).status == 0) }
                let path = folder.appending(path: "App/GuideStoryboard.swift")
                let generated = try String(contentsOf: path, encoding: .utf8)
                #expect(generated.contains("            controller.population = 709000\n"))
                #expect(generated.contains("class CitiesController: TableViewController {}"))
                let checked = try Program.typeCheck(
                    ["Guide.swift": generated, "City.swift": code],
                    ["-warnings-as-errors", "-parse-as-library"]
                )
                #expect(checked.status == 0, "\(checked.errors)")
                let empty = try Tool.run(["generate", "--sources", "Empty", "Guide.storyboard"], in: folder)
                #expect(empty.status == 66)
                #expect(empty.errors == "storyboard: no source file in the folder Empty\n")
            }
        }

        @Test func programExtendsGeneratedCode() throws {
            try Program.withFolder { folder in
                let generated = try Tool.run(["generate", Tool.guide])
                let (code, main) = (folder.appending(path: "Guide.swift"), folder.appending(path: "main.swift"))
                try Data(generated.output.utf8).write(to: code)
                let program = """
                    import StoryCode

                    let container = Container()
                    container.register(CityController.self, name: "detailed").injection { _ in }
                    try GuideStoryboard.register(in: container) { scenes in
                        try scenes.definition(of: GuideStoryboard.cities)
                            .prepare(GuideStoryboard.CitiesSegue.showCity, to: GuideStoryboard.city) { _, city, sender in
                                city.title = sender as? String
                            }
                            .unwindAction(GuideStoryboard.UnwindAction.cityWasAdded) { cities, _ in
                                cities.title = "New cities"
                            }
                    }
                    try container.validate()
                    let guide = try container.resolve(main: Storyboard.self, name: GuideStoryboard.name)
                    let window = try Window(storyboard: guide, scheduler: .immediate)
                    window.makeKeyAndVisible()
                    let tabs = window.rootViewController as? TabBarController
                    let cities = (tabs?.selectedViewController as? NavigationController)?.topViewController
                    let segue = GuideStoryboard.CitiesSegue.self
                    print(try cities?.performSegue(withIdentifier: segue.showCity, sender: "Oslo")?.title ?? "none")
                    cities?.navigationController?.popViewController(animated: false)
                    let navigation = try cities?.performSegue(withIdentifier: segue.add) as? NavigationController
                    try navigation?.topViewController?.performSegue(withIdentifier: GuideStoryboard.NewCitySegue.done)
                    print(cities?.title ?? "none")
                    """
                try Data(program.utf8).write(to: main)
                let binary = folder.appending(path: "program")
                try Program.compile([code.path, main.path], to: binary)
                let outcome = try Program.run(binary, [])
                #expect(outcome.output == "Oslo\nNew cities\n", "\(outcome.errors)")
            }
        }

        @Test func codeIsFormatted() throws {
            try HostileFile.withAll { files in
                let folder = files[0].deletingLastPathComponent()
                let guide = try Program.text("Tests/SampleTests/Storyboards/Guide.storyboard")
                let long = String(repeating: "Long", count: 12)
                let named = guide.replacing("CityController", with: "\(long)CityController")
                    .replacing("showCity", with: "show\(long)City").replacing("\"City\"", with: "\"\(long)City\"")
                let runtime =
                    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
                    + "keyPath=\"swinjectRegistrationName\" value=\"\(long)\"/><userDefinedRuntimeAttribute "
                    + "type=\"string\" keyPath=\"\(long)\(long)\" value=\"\"/></userDefinedRuntimeAttributes>"
                let noted = named.replacing("<tabBarItem ", with: "\(runtime)<tabBarItem ")
                let (plain, hard) = (
                    folder.appending(path: "Guide.storyboard"), folder.appending(path: "Long.storyboard")
                )
                try Data(guide.utf8).write(to: plain)
                try Data(noted.utf8).write(to: hard)
                let code = folder.appending(path: "code").path
                let paths = files.filter { !$0.path.contains("Names") }.map(\.path) + [plain.path, hard.path]
                #expect(
                    try Program.run(
                        Program.folder.appending(path: "storyboard"),
                        ["generate", "--output", code] + paths
                    ).status == 0
                )
                let style = Program.package.appending(path: ".swift-format").path
                let lint = try Program.run(
                    URL(filePath: "/usr/bin/env"),
                    ["swift", "format", "lint", "--strict", "--recursive", "--configuration", style, code]
                )
                #expect(lint.status == 0, "\(lint.errors)")
            }
        }

        /// The folder of real files.
        private static let corpus = ProcessInfo.processInfo.environment["STORYBOARD_CORPUS"]

        @Test(.enabled(if: corpus != nil, "skipped: STORYBOARD_CORPUS is unset"))
        func codeOfRealFilesBehavesEqually() throws {
            let folder = URL(filePath: Self.corpus ?? "").appending(path: "files")
            let all = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
            // Every sixth readable file, which includes all platforms.
            let readable = try all.enumerated().filter { $0.offset % 6 == 0 }.map(\.element).filter { file in
                try Program.run("storyboard", "summarise", file.path).status == 0
            }
            let lines = try compare(readable)
            #expect(lines.filter { !$0.hasPrefix("same") } == [])
            #expect(lines.count >= 30)
            #expect(Set(lines.compactMap { $0.split(separator: " ").dropFirst().first }).count == 4)
        }

        /// Compiles the code of files and a comparison into one program, and returns the lines that it prints.
        private func compare(_ files: [URL]) throws -> [String] {
            try Program.withFolder { folder in
                var calls = ""
                var sources: [String] = []
                for (number, file) in files.enumerated() {
                    let generated = try Program.run("storyboard", "generate", file.path)
                    try #require(generated.status == 0, "\(generated.errors)")
                    let code = generated.output.replacing("import StoryCode\n", with: "")
                    let source = folder.appending(path: "File\(number).swift")
                    try Data("import StoryCode\n\nenum File\(number) {\n\(code)}\n".utf8).write(to: source)
                    sources.append(source.path)
                    let name = try #require(code.firstMatch(of: /\nenum (\w+) \{/)).1
                    calls += "try compare(\(String(reflecting: file.path)), File\(number).\(name).define)\n"
                }
                let driver = try Program.text("Tests/SampleTests/Storyboards/GeneratedFlow.swift.txt")
                let main = folder.appending(path: "main.swift")
                try Data((driver + calls).utf8).write(to: main)
                let program = folder.appending(path: "program")
                try Program.compile(sources + [main.path], to: program, isInPackage: true)
                let outcome = try Program.run(program, [])
                #expect(outcome.status == 0, "\(outcome.errors)")
                return outcome.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("  ") }
            }
        }
    }
#endif
