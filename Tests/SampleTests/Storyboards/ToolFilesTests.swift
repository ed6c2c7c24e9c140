#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The files and folders that the tool reads and writes.
    @Suite(.waitsForPrograms)
    struct ToolFilesTests {
        private func tool(_ arguments: String..., in folder: URL? = nil) throws -> Program.Outcome {
            try Tool.run(arguments, in: folder)
        }

        private func locations(_ outcome: Program.Outcome) -> [String] {
            outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        }

        @Test func folderWithoutHiddenFolders() throws {
            let files = try [
                "Main.storyboard": Tool.broken, "More/Ü x.storyboard": Tool.broken, ".build/A.storyboard": Tool.broken,
                "More/._Main.storyboard": "Mac OS X", "Folder.storyboard/B.storyboard": Tool.broken, "Main.txt": "",
            ]
            try Program.withFolder(files) { folder in
                let outcome = try tool("lint", ".", in: folder)
                #expect(
                    locations(outcome)
                        == ["./Folder.storyboard/B.storyboard:47:37:", "./Main.storyboard:47:37:", "./More/Ü"]
                )
                let hidden = try tool("lint", ".build", in: folder)
                #expect(locations(hidden) == [".build/A.storyboard:47:37:"])
            }
        }

        @Test func pipeInAFolderIsSkipped() throws {
            try Program.withFolder(["Main.storyboard": Tool.broken, "City.swift": ""]) { folder in
                for name in ["Pipe.storyboard", "Pipe.swift"] {
                    let status = unsafe mkfifo(folder.appending(path: name).path, 0o600)
                    #expect(status == 0)
                }
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appending(path: "Link.storyboard").path,
                    withDestinationPath: "Pipe.storyboard"
                )
                let outcome = try tool("lint", "--sources", ".", ".", in: folder)
                #expect(locations(outcome).contains("./Main.storyboard:47:37:") && outcome.status == 1)
            }
        }

        @Test func codeOfStoryboardsWithAnyNamesIsOneFile() throws {
            let names = ["Launch Screen", "Main_iPhone", "My-Flow", "2"].map { "\($0).storyboard" }
            let text = try Tool.text()
            try Program.withFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, text) })) { folder in
                let arguments = ["generate", "--no-classes", "--output", "Storyboards.swift", "."]
                #expect(try Tool.run(arguments, in: folder).status == 0)
                let output = folder.appending(path: "Storyboards.swift")
                let text = try String(contentsOf: output, encoding: .utf8)
                let types = text.matches(of: /\nenum (\w+) {/).map { String($0.1) }
                #expect(
                    types == ["_2Storyboard", "LaunchScreenStoryboard", "Main_iPhoneStoryboard", "MyFlowStoryboard"]
                )
                // The file is generated again unless it was edited.
                try Data(text.utf8).write(to: output)
                #expect(try Tool.run(arguments, in: folder).status == 0)
                try Data("\(text)let a = 1\n".utf8).write(to: output)
                #expect(try Tool.run(arguments, in: folder).status == 73)
            }
        }

        @Test func linkToFolderIsFollowed() throws {
            try Program.withFolder(["Main/Main.storyboard": Tool.broken]) { folder in
                let link = { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: $1) }
                try link(folder.appending(path: "Link").path, "Main")
                try link(folder.appending(path: "Main/Back").path, "..")
                let outcome = try tool("lint", "Link", in: folder)
                #expect(locations(outcome) == ["Link/Main.storyboard:47:37:"])
            }
        }

        @Test func repeatedFileIsReadOnce() throws {
            try Program.withFolder(["Main.storyboard": Tool.broken]) { folder in
                let outcome = try tool("lint", "Main.storyboard", ".", "./Main.storyboard", in: folder)
                #expect(locations(outcome) == ["Main.storyboard:47:37:"])
            }
        }

        @Test func lintContinuesAfterMissingFiles() throws {
            try Program.withFolder(["Main.storyboard": Tool.broken, "Empty/Main.txt": ""]) { folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appending(path: "Link.storyboard").path,
                    withDestinationPath: "Gone.storyboard"
                )
                let outcome = try tool("lint", "Gone.storyboard", "Empty", ".", in: folder)
                #expect(outcome.status == 66)
                #expect(locations(outcome) == ["./Main.storyboard:47:37:"])
                #expect(
                    outcome.errors == """
                        storyboard: no such file or folder: Gone.storyboard
                        storyboard: no storyboard or XIB file in the folder Empty
                        storyboard: ./Link.storyboard cannot be read: No such file or directory
                        \(outcome.errors.split(separator: "\n").suffix(2).joined(separator: "\n"))

                        """
                )
            }
        }

        @Test func otherCommandsReportAllMissingFiles() throws {
            try Program.withFolder(["Main.storyboard": "no"]) { folder in
                let outcome = try tool("summarise", "Main.storyboard", "Gone.storyboard", in: folder)
                #expect(outcome.status == 66)
                #expect(outcome.output == "")
                let lines = outcome.errors.split(separator: "\n")
                #expect(lines.first == "storyboard: no such file or folder: Gone.storyboard")
                #expect(lines.last?.hasPrefix("Main.storyboard:1:1: error: ") == true)
            }
        }

        @Test(arguments: [["graph"], ["generate"], ["summarise"], ["play"]])
        func otherFilesAreUsed(command: [String]) throws {
            // Names relative to the folder: generated code has the command in lines of limited length, which a long path
            // would break.
            try Program.withFolder(["Broken.storyboard": "no", "Guide.storyboard": Tool.text()]) { folder in
                let alone = try Tool.run(command + ["Guide.storyboard"], in: folder)
                let outcome = try Tool.run(command + ["Guide.storyboard", "Broken.storyboard"], in: folder)
                // The comment at the start of generated code contains the arguments.
                let output = outcome.output.replacing(" Broken.storyboard\n", with: "\n")
                #expect(output == alone.output && !output.isEmpty)
                #expect(outcome.status == 65)
                #expect(outcome.errors.hasPrefix("Broken.storyboard:1:1: error: The file is not XML"))
            }
        }

        @Test func brokenStoryboardIsNotPlayed() throws {
            try Program.withFolder(["Broken.storyboard": "no"]) { folder in
                let outcome = try tool("play", "Broken.storyboard", Tool.guide, in: folder)
                #expect(outcome.status == 65 && outcome.output == "")
                #expect(outcome.errors.hasPrefix("Broken.storyboard:1:1: error: "))
            }
        }

        @Test func otherStoryboardIsNotPlayedInsteadOfMissingOne() throws {
            let outcome = try tool("play", "Gone.storyboard", Tool.guide)
            #expect(outcome.status == 66 && outcome.output == "")
            #expect(outcome.errors == "storyboard: no such file or folder: Gone.storyboard\n")
        }

        @Test func unreadableSourceIsReported() throws {
            try Program.withFolder(["App/City.swift": "class CityController {}", "Main.storyboard": Tool.text()]) {
                // Not a text, also for the superuser, who reads all files.
                let link = $0.appending(path: "App/Folder.swift").path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "..")
                for command in ["generate", "lint"] {
                    let outcome = try tool(command, "--sources", "App", "Main.storyboard", in: $0)
                    #expect(outcome.status == 66 && outcome.output == "")
                    #expect(outcome.errors == "storyboard: App/Folder.swift cannot be read: Is a directory\n")
                }
            }
        }

        @Test func messagesStayOnTheirLine() throws {
            try Program.withFolder(["Main.txt": ""]) { folder in
                // Terminals and CI services read lines and escape sequences as commands.
                let link = folder.appending(path: "a\n::error::\u{1B}[2J.storyboard").path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
                let outcome = try tool("graph", ".", in: folder)
                #expect(outcome.status == 66)
                #expect(
                    outcome.errors == """
                        storyboard: ./a\\u{a}::error::\\u{1b}[2J.storyboard cannot be read: Is a directory

                        """
                )
            }
        }

        @Test func filesOfOneNameAreListed() throws {
            let files = ["A/Main.storyboard": try Tool.text(), "B/main.storyboard": try Tool.text()]
            try Program.withFolder(files) { folder in
                let outcome = try tool("generate", "--output", "Code", ".", in: folder)
                #expect(outcome.status == 1)
                #expect(
                    outcome.errors == """
                        storyboard: ./A/Main.storyboard and ./B/main.storyboard would be written to one file; \
                        generate them into separate folders

                        """
                )
            }
        }

        @Test func ambiguousReferencesAreReported() throws {
            let reference =
                "<viewControllerPlaceholder storyboardName=\"Guide\" id=\"R\" sceneMemberID=\"viewController\"/>"
            let main =
                "<document><scenes><scene sceneID=\"S\"><objects>\(reference)</objects></scene></scenes></document>"
            let files = [
                "A/Guide.storyboard": try Tool.text(), "B/Guide.storyboard": try Tool.text(), "Main.storyboard": main,
            ]
            try Program.withFolder(files) { folder in
                for command in ["lint", "graph", "generate", "play"] {
                    let outcome = try tool(command, "Main.storyboard", "A", "B", in: folder)
                    let text = command == "lint" ? outcome.output : outcome.errors
                    #expect(text.contains("Main.storyboard:1:47: warning: "), "\(command): \(text)")
                    #expect(text.contains("which may be \"A/Guide.storyboard\" or \"B/Guide.storyboard\""))
                }
                #expect(try tool("summarise", "Main.storyboard", "A", "B", in: folder).errors == "")
                // Errors of other files precede them.
                try Data("no".utf8).write(to: folder.appending(path: "Broken.storyboard"))
                for command in ["graph", "generate", "play"] {
                    let warning = try tool(command, "Main.storyboard", "A", "B", in: folder).errors
                    let outcome = try tool(command, "Main.storyboard", "A", "B", "Broken.storyboard", in: folder)
                    #expect(outcome.status == 65)
                    #expect(outcome.errors.hasPrefix("Broken.storyboard:1:1: error: "))
                    #expect(outcome.errors.hasSuffix("\n\(warning)"), "\(command): \(outcome.errors)")
                }
            }
        }

        @Test func generatedFilesContainTheirCommand() throws {
            try Program.withFolder(["My Guide.storyboard": Tool.text()]) { folder in
                let arguments = ["generate", "--output", "Code", "--force", "--no-classes", "My Guide.storyboard"]
                #expect(try Tool.run(arguments, in: folder).status == 0)
                let text = try String(
                    contentsOf: folder.appending(path: "Code/MyGuideStoryboard.swift"),
                    encoding: .utf8
                )
                let start = """
                    // Generated by `storyboard generate` from My Guide.storyboard.
                    //
                    // Do not edit this file. Write your code in other files, and generate this one again when the storyboard
                    // changes:
                    //
                    //     storyboard generate --output Code --no-classes 'My Guide.storyboard'
                    //
                    // The command replaces this file, unless it was edited.
                    //
                    // Checksum:\u{20}
                    """
                #expect(text.hasPrefix(start))
                // The formatter accepts the lines of a long command, also after many files.
                let files = (0..<30).map { "Folder/Storyboard number \($0).storyboard" }
                let many = try files.reduce(into: [:]) { $0[$1] = try Tool.text() }
                try Program.withFolder(many) { folder in
                    #expect(try Tool.run(["generate", "--output", "Code"] + files, in: folder).status == 0)
                    let path = "Code/StoryboardNumber7Storyboard.swift"
                    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                    let lines = text.split(separator: "\n").filter { $0.hasPrefix("//  ") }
                    #expect(lines.allSatisfy { $0.count <= 120 })
                    #expect(lines.first?.hasPrefix("//     storyboard generate --output Code 'Folder/Story") == true)
                    #expect(lines.last?.hasSuffix("'Folder/Storyboard number 16.storyboard' ...") == true)
                    #expect(lines.dropLast().allSatisfy { $0.hasSuffix(" \\") })
                    // Twenty words, and one more.
                    for (count, end) in [(17, "number 16.storyboard'"), (18, "number 16.storyboard' ...")] {
                        let command = ["generate", "--output", "Code"] + files.prefix(count)
                        #expect(try Tool.run(command, in: folder).status == 0)
                        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                        #expect(text.split(separator: "\n").last { $0.hasPrefix("//  ") }?.hasSuffix(end) == true)
                    }
                }
            }
        }

        @Test func editedFilesAreNotReplaced() throws {
            let names = ["A", "B", "C"]
            let texts = try names.reduce(into: [:]) { $0["\($1).storyboard"] = try Tool.text() }
            try Program.withFolder(texts) { folder in
                func path(_ name: String) -> URL { folder.appending(path: "Code/\(name)Storyboard.swift") }
                func text(_ name: String) throws -> String { try String(contentsOf: path(name), encoding: .utf8) }
                func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: path(name)) }
                let arguments = ["generate", "--output", "Code", "."]
                func generate(_ options: String...) throws -> Program.Outcome {
                    try Tool.run(arguments + options, in: folder)
                }
                #expect(try generate().status == 0)
                let generated = try text("A")
                // A formatter and another system's line ends are not edits.
                let formatted = generated.replacing("\n    ", with: "\r\n  ").replacing(" -> ", with: "  ->  ")
                try write(formatted, "A")
                #expect(try generate().status == 0)
                #expect(try text("A") == generated)
                // The other files are not written either.
                try write(formatted, "A")
                try write(text("B").replacing("showCity", with: "showTown"), "B")
                let edited = try generate()
                #expect(edited.status == 73)
                #expect(
                    edited.errors == """
                        storyboard: Code/BStoryboard.swift cannot be written: it was edited. Move your code to another file, \
                        or replace it with --force

                        """
                )
                #expect(try text("A") == formatted && text("B").contains("showTown"))
                try write(text("B").replacing("showTown", with: "showCity"), "B")
                try write("// By hand.\nlet x = 1\n", "C")
                let foreign = try generate()
                #expect(foreign.status == 73)
                #expect(
                    foreign.errors == """
                        storyboard: Code/CStoryboard.swift cannot be written: it was not generated by this command. Move it, \
                        or replace it with --force

                        """
                )
                #expect(try generate("--force").status == 0)
                #expect(try text("A") == generated && text("C").contains("enum CStoryboard {"))
                #expect(try !text("A").contains("--force"))
            }
        }

        @Test func unchangedFilesAreNotWritten() throws {
            try Program.withFolder(["A.storyboard": Tool.text()]) { folder in
                func generate() throws -> Program.Outcome {
                    try tool("generate", "--output", "Code", "A.storyboard", in: folder)
                }
                #expect(try generate().status == 0)
                let file = folder.appending(path: "Code/AStoryboard.swift").path
                let old = Date(timeIntervalSince1970: 1_000_000)
                try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
                #expect(try generate().status == 0)
                let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
                #expect(date == old)
            }
        }

        @Test func processSubstitution() throws {
            let outcome = try Program.run(
                URL(filePath: "/bin/bash"),
                ["-c", "\"$0\" lint <(cat \"$1\")", Program.folder.appending(path: "storyboard").path, Tool.guide]
            )
            #expect(outcome.status == 0 && outcome.output == "" && outcome.errors.hasPrefix("1 file, 0 problems, "))
        }

        @Test func standardInput() throws {
            let outcome = try Program.run(
                URL(filePath: "/bin/sh"),
                ["-c", "\"$0\" lint - < \"$1\"", Program.folder.appending(path: "storyboard").path, Tool.guide]
            )
            #expect(outcome.status == 0 && outcome.output == "" && outcome.errors.hasPrefix("1 file, 0 problems, "))
            let empty = try tool("lint", "-")
            #expect(locations(empty) == ["<stdin>:1:1:"])
        }

        @Test func argumentsAfterTwoDashesAreFiles() throws {
            try Program.withFolder(["-h.storyboard": Tool.broken, "--help": Tool.broken]) { folder in
                #expect(try tool("lint", "-h.storyboard", in: folder).status == 64)
                let outcome = try tool("lint", "--format=text", "--", "-h.storyboard", "--help", in: folder)
                #expect(locations(outcome) == ["-h.storyboard:47:37:", "--help:47:37:"])
            }
        }

        @Test func valueMayBeginWithAHyphen() throws {
            try Program.withFolder { folder in
                #expect(try tool("graph", "--output=-x.mmd", Tool.guide, in: folder).status == 0)
                let text = try String(contentsOf: folder.appending(path: "-x.mmd"), encoding: .utf8)
                #expect(text.hasPrefix("flowchart"))
            }
        }

        @Test func xibFilesOfFolder() throws {
            let xib = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <view id="V"><connections><outlet property="x" destination="gone" id="O"/></connections></view>
                </objects></document>
                """
            try Program.withFolder(["View.xib": xib]) { folder in
                #expect(locations(try tool("lint", ".", in: folder)) == ["./View.xib:2:27:"])
                #expect(try tool("graph", ".", in: folder).output.contains("view"))
                #expect(try tool("summarise", ".", in: folder).output.contains("\"id\" : \"V\""))
                let play = try tool("play", ".", in: folder)
                #expect(play.status == 66)
                #expect(play.errors == "storyboard: no storyboard in the folder .\n")
                let generate = try tool("generate", "View.xib", in: folder)
                #expect(generate.status == 65)
                #expect(generate.errors.hasPrefix("View.xib:1:1: error: The file is not a storyboard; "))
            }
        }

        @Test func unwindActionsOfSources() throws {
            let action = "cityWasAdded(segue: UIStoryboardSegue)"
            let files = [
                "App/Cities.swift": "func \(action) {}", "Other/Main.swift": Tool.controllers, "Empty/Main.txt": "",
            ]
            try Program.withFolder(files) { folder in
                #expect(try tool("lint", "--strict", "--sources", "App", Tool.guide, in: folder).status == 0)
                let outcome = try tool("lint", Tool.guide, "--sources=Other", in: folder)
                #expect(outcome.status == 0)
                #expect(outcome.output.contains(" \"cityWasAddedWithSegue:\", which no source declares. "))
                #expect(try tool("lint", "--sources", "Empty", Tool.guide, in: folder).status == 66)
            }
        }

        @Test func unwritableOutput() throws {
            try Program.withFolder(["file": ""]) { folder in
                let graph = try tool("graph", "--output", "gone/flow.svg", Tool.guide, in: folder)
                #expect(graph.status == 73)
                #expect(graph.errors == "storyboard: gone/flow.svg cannot be written: No such file or directory\n")
                let inside = try tool("graph", "--output", "file/flow.svg", Tool.guide, in: folder)
                #expect(inside.errors == "storyboard: file/flow.svg cannot be written: Not a directory\n")
                let generate = try tool("generate", "--output", "file/code", Tool.guide, in: folder)
                #expect(generate.status == 73)
                #expect(generate.errors == "storyboard: file/code cannot be written: Not a directory\n")
            }
        }

        #if os(Linux)
            @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "script is missing"))
            func progressOfManyFilesIsShownOnATerminal() throws {
                let long = "10\(String(repeating: "x", count: 60))"
                let paths = ([long] + (11...30).map(String.init)).map { "./\($0).storyboard" }
                func shown(_ count: Int, on terminal: String = "xterm") throws -> String {
                    let text = try Tool.text()
                    let files = Dictionary(uniqueKeysWithValues: paths.prefix(count).map { ($0, text) })
                    return try Program.withFolder(files) { folder in
                        let tool = try Program.folder.appending(path: "storyboard").path
                        let command = "TERM=\(terminal) '\(tool)' summarise . > /dev/null"
                        let script = URL(filePath: "/usr/bin/script")
                        return try Program.run(script, ["-qec", command, "/dev/null"], in: folder).output
                    }
                }
                let steps = paths.enumerated().map { "\r\u{1B}[K[\($0 + 1)/21] \($1.suffix(60))" }
                #expect(try shown(21) == steps.joined() + "\r\u{1B}[K")
                #expect(try shown(20) == "")
                #expect(try shown(21, on: "dumb") == "")
            }

            @Test func unprintableOutput() throws {
                let outcome = try Program.run(
                    URL(filePath: "/bin/sh"),
                    ["-c", "\"$0\" summarise \"$1\" > /dev/full", Program.folder.appending(path: "storyboard").path]
                        + [Tool.guide]
                )
                #expect(outcome.status == 74)
                #expect(outcome.errors == "storyboard: the output cannot be printed: No space left on device\n")
            }
        #endif
    }
#endif
