#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The command `diff`, alone and as a tool of git.
    @Suite(.waitsForPrograms)
    struct DiffToolTests {
        private let tool = { (arguments: [String], folder: URL) in try Tool.run(["diff"] + arguments, in: folder) }

        private static let difference = """
            segues ~1
                ~ Cities (table view controller)
                    ~ segue show "showCity" → gone
                        destination: City → gone

            """

        /// Calls a closure with a folder that has an old version, a new one, and folders with both.
        private func withVersions(_ body: (URL) throws -> Void) throws {
            let (old, new) = (try Tool.text(), try Tool.broken)
            try Program.withFolder([
                "old.storyboard": old, "new.storyboard": new, "a/Main.storyboard": old, "b/Main.storyboard": new,
                "a/More/Same.storyboard": old, "b/More/Same.storyboard": old, "b/Added.storyboard": old, "c/x.txt": "",
            ]) { try body($0) }
        }

        @Test func filesAreCompared() throws {
            try withVersions { folder in
                let outcome = try tool(["old.storyboard", "new.storyboard"], folder)
                #expect(outcome.output == "~ new.storyboard: scenes ~1, \(Self.difference)")
                #expect(outcome.status == 0)
                let checked = try tool(["--exit-code", "old.storyboard", "new.storyboard"], folder)
                #expect(checked.status == 1)
                #expect(checked.output == outcome.output)
                let same = try tool(["--exit-code", "old.storyboard", "old.storyboard"], folder)
                #expect(same.status == 0)
                #expect(same.output == "")
                // A file that was added or removed has its own name.
                let added = try tool(["/dev/null", "new.storyboard"], folder)
                #expect(added.output.hasPrefix("+ new.storyboard: scenes +9, "))
                let removed = try tool(["old.storyboard", "/dev/null"], folder)
                #expect(removed.output.hasPrefix("- old.storyboard: scenes -9, "))
            }
        }

        @Test func foldersAreCompared() throws {
            try withVersions { folder in
                let lines = try tool(["a/", "b"], folder).output.split(separator: "\n")
                #expect(
                    lines.first == "+ Added.storyboard: scenes +9, segues +9, outlets +1, identifiers +1, attributes +1"
                )
                #expect(lines.contains("~ Main.storyboard: scenes ~1, segues ~1"))
                #expect(!lines.contains { $0.contains("Same") })
                #expect(try tool(["a//", "./c/../b//."], folder).output.split(separator: "\n") == lines)
                // A folder without storyboards is the side on which all were added or removed.
                #expect(try tool(["a", "c"], folder).output.hasPrefix("- Main.storyboard: scenes -9"))
                #expect(try tool(["/dev/null", "a"], folder).output.hasPrefix("+ Main.storyboard: scenes +9"))
                #expect(try tool(["a", "/dev/null"], folder).output.hasPrefix("- Main.storyboard: scenes -9"))
            }
        }

        @Test func malformedFileOfAFolderIsReported() throws {
            try withVersions { folder in
                for name in ["a/Broken", "b/Broken", "b/Added"] {
                    try Data("<document>".utf8).write(to: folder.appending(path: "\(name).storyboard"))
                }
                let outcome = try tool(["--exit-code", "a", "b"], folder)
                #expect(outcome.status == 65)
                #expect(outcome.output.hasPrefix("~ Main.storyboard: scenes ~1, segues ~1\n"))
                let errors = outcome.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } }
                #expect(errors == ["a/Broken.storyboard", "b/Added.storyboard", "b/Broken.storyboard"])
            }
        }

        @Test func missingFileOfAFolderEndsTheComparison() throws {
            try withVersions { folder in
                let link = folder.appending(path: "a/Link.storyboard").path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Gone.storyboard")
                let outcome = try tool(["a", "b"], folder)
                #expect(outcome.status == 66 && outcome.output.isEmpty)
                #expect(
                    outcome.errors == "storyboard: a/Link.storyboard cannot be read: No such file or directory\n"
                )
            }
        }

        @Test func standardInputIsAFile() throws {
            try withVersions { folder in
                let script = """
                    "$0" diff - new.storyboard < old.storyboard
                    "$0" diff old.storyboard - < new.storyboard
                    "$0" diff - a < new.storyboard
                    """
                let arguments = try ["-c", script, Program.folder.appending(path: "storyboard").path]
                let outcome = try Program.run(URL(filePath: "/bin/sh"), arguments, in: folder)
                let changes = ["new.storyboard", "<stdin>"].map { "~ \($0): scenes ~1, \(Self.difference)" }
                #expect(outcome.output == changes.joined())
                #expect(
                    outcome.errors
                        == "storyboard: a is a folder and - is a file; compare two files or two folders\n"
                )
            }
        }

        @Test func eachFormatIsWritten() throws {
            try withVersions { folder in
                for (format, start) in [
                    ("markdown", "| storyboard |"), ("svg", "<svg"), ("json", "{\n  \"counts\""), ("text", "~ new"),
                ] {
                    let arguments = ["--format", format, "old.storyboard", "new.storyboard"]
                    #expect(try tool(arguments, folder).output.hasPrefix(start))
                    #expect(try tool(arguments + ["--output", "out"], folder).output == "")
                    let text = try String(contentsOf: folder.appending(path: "out"), encoding: .utf8)
                    #expect(text.hasPrefix(start))
                }
            }
        }

        @Test func missingSidesAreRefused() throws {
            try withVersions { folder in
                let missing = try tool(["gone.storyboard", "new.storyboard"], folder)
                #expect(missing.status == 66)
                #expect(missing.errors == "storyboard: no such file or folder: gone.storyboard\n")
                let mixed = try tool(["old.storyboard", "a"], folder)
                #expect(mixed.status == 64)
                #expect(
                    mixed.errors
                        == "storyboard: a is a folder and old.storyboard is a file; compare two files or two folders\n"
                )
                #expect(try tool(["a", "old.storyboard"], folder).errors == mixed.errors)
                #expect(try tool(["/dev/null", "/dev/null"], folder).output.isEmpty)
                for (paths, found) in [(["a"], "1 argument"), (["a", "b", "c"], "3 arguments")] {
                    let outcome = try tool(paths, folder)
                    #expect(outcome.status == 64)
                    #expect(outcome.errors == "storyboard: diff compares two files or folders, and found \(found)\n")
                }
                let text = try tool(["old.storyboard", "c/x.txt"], folder)
                #expect(text.status == 65)
                #expect(text.errors.hasPrefix("c/x.txt:1:1: error: "))
            }
        }

        @Test func commandsOfArticleRun() throws {
            let page = try Page("Sources/StoryboardFiles/StoryboardFiles.docc/Pictures-and-differences.md")
            let (old, new) = (try Tool.text(), try Tool.broken)
            let files = [
                "Guide.storyboard": new, "Old/Guide.storyboard": old, "New/Guide.storyboard": new,
            ]
            try Program.withFolder(files) { folder in
                let script = """
                    set -e
                    export PATH="$0:$PATH" HOME=$PWD GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a \
                    GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
                    swift() { shift; "$@"; }
                    cp Old/Guide.storyboard Main.storyboard
                    git init -q -b main . && git add Main.storyboard && git commit -q -m old
                    cp New/Guide.storyboard Main.storyboard
                    \(page.blocks("sh").joined())
                    """
                let outcome = try Program.run(
                    URL(filePath: "/bin/bash"),
                    ["-c", script, Program.folder.path],
                    in: folder
                )
                #expect(outcome.status == 0, "\(outcome.errors)")
                // The text for two files, the Markdown for two folders, and the text for each of git's commands.
                let change = "~ Guide.storyboard: scenes ~1, \(Self.difference)"
                #expect(outcome.output.hasPrefix(change + "| storyboard | scenes | segues |\n"))
                #expect(outcome.output.hasSuffix(String(repeating: change.replacing("Guide", with: "Main"), count: 3)))
                for (file, start) in [
                    ("Guide.svg", "<svg"), ("Names.svg", "<svg"), ("Guide.dot", "digraph"), ("Guide.mmd", "flowchart"),
                    ("Changes.svg", "<svg"), ("changes.json", "{"),
                ] {
                    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                    #expect(text.hasPrefix(start), "\(file)")
                }
            }
        }

        @Test func thumbnailsCanBeOmitted() throws {
            try withVersions { folder throws -> Void in
                let arguments = ["--format", "svg", "old.storyboard", "new.storyboard"]
                #expect(try tool(arguments, folder).output.contains("class=\"screen\""))
                #expect(try !tool(arguments + ["--no-thumbnails"], folder).output.contains("class=\"screen\""))
            }
        }

        @Test func pictureHasTheScenesThatDiffer() throws {
            try withVersions { folder throws -> Void in
                let arguments = ["--format", "svg", "old.storyboard", "new.storyboard"]
                let changes = try tool(arguments, folder).output
                let all = try tool(arguments + ["--all-scenes"], folder).output
                #expect(!changes.contains(">NewCityController<") && all.contains(">NewCityController<"))
            }
        }

        @Test func gitRunsTheTool() throws {
            try withVersions { folder in
                let script = """
                    set -e
                    export HOME=$PWD GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a \
                    GIT_COMMITTER_EMAIL=a
                    git init -q . && echo '*.storyboard diff=storyboard' > .gitattributes
                    cp old.storyboard Main.storyboard
                    git add Main.storyboard .gitattributes && git commit -q -m old
                    cp new.storyboard Main.storyboard && cp old.storyboard Other.storyboard && git add Other.storyboard
                    git difftool --no-prompt --extcmd "'$0' diff" HEAD -- '*.storyboard'
                    echo "== external"
                    git config diff.storyboard.command "'$0' diff"
                    git diff HEAD -- '*.storyboard'
                    echo "== renamed"
                    git commit -q -a -m other && git mv Other.storyboard Last.storyboard
                    sed -i.saved 's/"About"/"Credits"/' Last.storyboard
                    git commit -q -a -m renamed && git diff --ext-diff -M HEAD~1 -- '*.storyboard'
                    echo "== malformed"
                    echo broken >> Main.storyboard && git diff HEAD -- Main.storyboard
                    echo "== reversed"
                    git diff -R HEAD -- Main.storyboard
                    echo "== missing"
                    GIT_DIFF_PATH_COUNTER=1 "$0" diff Gone.storyboard Main.storyboard || echo "status $?"
                    echo "== unmerged"
                    GIT_DIFF_PATH_COUNTER=1 "$0" diff Main.storyboard
                    """
                let arguments = try ["-c", script, Program.folder.appending(path: "storyboard").path]
                let outcome = try Program.run(URL(filePath: "/bin/bash"), arguments, in: folder)
                #expect(outcome.status == 0, "\(outcome.errors)")
                let parts = outcome.output.split(separator: "== ").map { $0.split(separator: "\n").map(String.init) }
                try #require(parts.count == 7)
                #expect(
                    parts[0].prefix(4).map { $0 + "\n" }.joined() == "~ Main.storyboard: scenes ~1, \(Self.difference)"
                )
                #expect(parts[0].dropFirst(4).first?.hasPrefix("+ Other.storyboard: scenes +9, ") == true)
                #expect(parts[1] == ["external"] + parts[0])
                #expect(
                    parts[2] == [
                        "renamed", "~ Last.storyboard: scenes ~1, views ~1", "    ~ Credits (view controller)",
                        "        title: About → Credits", "        ~ tab bar item \"Credits\"",
                        "            title: About → Credits",
                    ]
                )
                #expect(
                    parts[3].prefix(2) == ["malformed", "~ Main.storyboard: the lines, because a version is malformed"]
                )
                #expect(parts[3].dropFirst(2).first?.hasPrefix("@@ ") == true && parts[3].last == "+broken")
                // The new version has another path than the file.
                #expect(
                    parts[4].prefix(2) == ["reversed", "~ Main.storyboard: the lines, because a version is malformed"]
                )
                #expect(parts[4].dropFirst(2).first?.hasPrefix("@@ ") == true && parts[4].last == "-broken")
                #expect(parts[5] == ["missing", "status 66"])
                #expect(parts[6] == ["unmerged", "* unmerged: Main.storyboard"])
            }
        }
    }
#endif
