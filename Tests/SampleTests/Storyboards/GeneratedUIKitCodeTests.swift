#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    /// Code that is generated for apps with UIKit.
    @Suite(.waitsForPrograms)
    struct GeneratedUIKitCodeTests {
        /// The code in the app of Guide.storyboard, which is type-checked for Apple's systems, is the generated code.
        @Test func codeOfTheCheckedAppIsCurrent() throws {
            let generated = try Tool.run(["generate", "--uikit", Tool.guide])
            #expect(generated.status == 0)
            func code(_ text: String) -> [Substring] {
                Array(text.split(separator: "\n").drop { !$0.hasPrefix("import ") })
            }
            let app = try Program.text(".ci/apple/clients/Guide/GuideStoryboard.swift")
            #expect(code(app) == code(generated.output))
        }

        @Test func optionsThatHaveNoEffectAreRefused() throws {
            let sources = try Tool.run(["generate", "--uikit", "--sources", ".", Tool.guide])
            #expect(sources.status == 64)
            #expect(sources.errors == "storyboard: --sources has no effect with --uikit\n")
            let module = try Tool.run(["generate", "--import", "Maps", Tool.guide])
            #expect(module.status == 64)
            #expect(module.errors == "storyboard: --import has no effect without --uikit\n")
            let imported = try Tool.run(["generate", "--uikit", "--import", "Maps", Tool.guide])
            #expect(imported.output.contains("\n\nimport Maps\nimport UIKit\n\n"))
        }

        @Test func storyboardsOfOtherSystemsAreRefused() throws {
            for (runtime, platform) in [("MacOSX.Cocoa", "macOS"), ("watchKit", "watchOS")] {
                let text = try Tool.text(replacing: "iOS.CocoaTouch\"", with: "\(runtime)\"")
                try Program.withFolder(["Main.storyboard": text]) { folder in
                    let outcome = try Tool.run(["generate", "--uikit", "Main.storyboard"], in: folder)
                    #expect(outcome.status == 1 && outcome.output.isEmpty)
                    #expect(
                        outcome.errors
                            == "storyboard: Main.storyboard is for \(platform), which has no UIKit; omit --uikit for it\n"
                    )
                }
            }
        }

        #if os(Linux)
            @Test(.tags(.slow))
            func codeWorksWithAStubOfUIKit() throws {
                try withStub { folder in
                    let code = folder.appending(path: "Guide.swift").path
                    #expect(try Tool.run(["generate", "--uikit", "--output", code, Tool.guide]).status == 0)
                    let main = folder.appending(path: "main.swift")
                    try Data(Self.program.utf8).write(to: main)
                    let binary = folder.appending(path: "program")
                    let stub = folder.appending(path: "UIKit.o").path
                    try compile([code, main.path, stub, "-I", folder.path, "-o", binary.path])
                    let outcome = try Program.run(binary, [])
                    #expect(
                        outcome.output == "UITabBarController\nCork\nPorto\nNew\nUITableViewCell\nfalse\n",
                        "\(outcome.errors)"
                    )
                }
            }

            @Test(.tags(.slow))
            func codeOfHostileFilesCompiles() throws { try HostileFile.withAll { try typeCheck($0.map(\.path)) } }

            /// The folder of real files.
            private static let corpus = ProcessInfo.processInfo.environment["STORYBOARD_CORPUS"]

            @Test(.tags(.slow), .enabled(if: corpus != nil, "skipped: STORYBOARD_CORPUS is unset"))
            func codeOfRealFilesCompiles() throws {
                let folder = URL(filePath: Self.corpus ?? "").appending(path: "files")
                let all = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                let mobile = try all.map(\.path).sorted().filter { path in
                    let text = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
                    return path.hasSuffix(".storyboard") && !text.contains(/targetRuntime="(MacOSX|watchKit)/)
                }
                #expect(mobile.count > 250)
                #expect(try typeCheck(mobile) > 1000)
            }

            /// Type-checks the code of files as one module, with the classes that it names, and returns the number of its
            /// constants.
            @discardableResult
            private func typeCheck(_ paths: [String]) throws -> Int {
                try withStub { folder in
                    let code = folder.appending(path: "Code.swift")
                    let classes = folder.appending(path: "Classes.swift")
                    _ = try Tool.run(["generate", "--uikit", "--output", code.path] + paths)
                    let constants = try String(contentsOf: code, encoding: .utf8)
                        .matches(of: /= Typed(Scene|Segue|Cell)<\s*([^>]+?)\s*>\(/)
                    var types: [String: String] = [:]
                    for constant in constants {
                        for type in constant.2.split(separator: /,\s*/) {
                            types[String(type)] = constant.1 == "Cell" ? "UIView" : "UIViewController"
                        }
                    }
                    let declared = types.filter { !$0.key.hasPrefix("UI") || $0.key.contains("_") }
                        .map { "class \($0.key): \($0.value) {}\n" }
                    try Data("import UIKit\n\n\(declared.sorted().joined())".utf8).write(to: classes)
                    let style = Program.package.appending(path: ".swift-format").path
                    let lint = ["swift", "format", "lint", "--strict", "--configuration", style, code.path]
                    let format = try Program.run(URL(filePath: "/usr/bin/env"), lint)
                    #expect(format.status == 0, "\(format.errors)")
                    let options = ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", folder.path]
                    try compile(options + [code.path, classes.path])
                    return constants.count
                }
            }

            /// Compiles the package's stub of UIKit into a folder.
            private func withStub<Result>(_ body: (URL) throws -> Result) throws -> Result {
                let sources = Program.package.appending(path: "Tests/UIKitStub/Sources/UIKit")
                let paths = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
                return try Program.withFolder { folder in
                    let output = ["-emit-module", "-emit-object", "-o", folder.appending(path: "UIKit.o").path]
                    try compile(["-parse-as-library", "-wmo", "-module-name", "UIKit"] + output + paths.map(\.path))
                    return try body(folder)
                }
            }

            private func compile(_ arguments: [String]) throws {
                let outcome = try Program.swiftc(["-swift-version", "6"] + arguments)
                try #require(outcome.status == 0, "\(outcome.errors)")
            }

            private static let program = """
                import UIKit

                final class CitiesController: UITableViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        let segues = GuideStoryboard.CitiesSegue.self
                        segues.showCity.prepare(segue) { cities, city in city.name = cities.title }
                        segues.add.prepare(segue) { _, new in new.title = "New" }
                    }
                }

                final class CityController: UIViewController {
                    var name: String?

                    init?(coder: NSCoder, name: String) {
                        self.name = name
                        super.init(coder: coder)
                    }

                    required init?(coder: NSCoder) { super.init(coder: coder) }
                }

                final class NewCityController: UIViewController {}

                UIStoryboard.stubFiles["Guide"] = (
                    [
                        "Cities": .init(segues: ["showCity": "City", "add": "Add"]) { CitiesController(coder: $0) },
                        "City": .init { CityController(coder: $0) },
                        "Add": .init { coder in
                            NewCityController(coder: coder).map { UINavigationController(rootViewController: $0) }
                        },
                        "Tabs": .init { UITabBarController(coder: $0) },
                    ], "Tabs"
                )
                print(type(of: GuideStoryboard.initial.instantiate()))
                print(GuideStoryboard.city.instantiate { CityController(coder: $0, name: "Cork") }.name ?? "none")
                let cities = GuideStoryboard.cities.instantiate()
                let stack = UINavigationController(rootViewController: cities)
                cities.title = "Porto"
                GuideStoryboard.CitiesSegue.showCity.perform(from: cities)
                print((stack.topViewController as? CityController)?.name ?? "none")
                GuideStoryboard.CitiesSegue.add.perform(from: cities)
                print((stack.topViewController as? UINavigationController)?.viewControllers.first?.title ?? "none")
                cities.loadViewIfNeeded()
                cities.tableView.stubPrototype("city") { UITableViewCell(style: .default, reuseIdentifier: "city") }
                let path = IndexPath(row: 0, section: 0)
                print(type(of: GuideStoryboard.CitiesCell.city.dequeue(from: cities.tableView, for: path)))
                // Another segue.
                let segue = UIStoryboardSegue(identifier: "add", source: cities, destination: cities)
                print(GuideStoryboard.CitiesSegue.showCity.prepare(segue) { _, _ in })
                """
        #endif
    }
#endif
