#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The settings of a project: its configuration, its baseline and its sources.
    @Suite(.waitsForPrograms)
    struct ToolProjectTests {
        private func tool(_ arguments: String..., in folder: URL? = nil) throws -> Program.Outcome {
            try Tool.run(arguments, in: folder)
        }

        /// Returns the rules of the problems in the output.
        private func rules(_ outcome: Program.Outcome) -> [String] {
            outcome.output.matches(of: /\[([a-z-]+)\]\n/).map { String($0.1) }
        }

        @Test func closingLineCountsFilesAndProblems() throws {
            try Program.withFolder(["Main.storyboard": Tool.broken, "Guide.storyboard": Tool.text()]) { folder in
                let outcome = try tool("lint", ".", in: folder)
                let line = /2 files, 1 problem, \d+\.\d s\n\d+ of \d+ classes, .* not be checked \(no sources\)\n/
                #expect(outcome.errors.wholeMatch(of: line) != nil, "\(outcome.errors)")
                let one = try tool("lint", "Guide.storyboard", in: folder)
                #expect(one.errors.hasPrefix("1 file, 0 problems, "))
            }
        }

        @Test func versionIsPrinted() throws {
            #expect(try tool("--version").output == "storyboard 0.1.0\n")
        }

        @Test func configurationOfWorkingDirectoryIsUsed() throws {
            let files = try [
                ".storyboard-lint.json": """
                {"files": ["App"], "exclude": ["App/Old", "**/B*.storyboard"], "sources": ["App"],
                 "rules": {"undeclared-unwind-action": "error"}}
                """,
                "App/Main.storyboard": Tool.text(), "App/Old/Main.storyboard": "", "App/X/Broken.storyboard": "",
                "App/Main.swift": Tool.controllers, "Other/Main.storyboard": "",
            ]
            try Program.withFolder(files) { folder in
                let outcome = try tool("lint", in: folder)
                #expect(outcome.status == 1)
                #expect(rules(outcome) == ["undeclared-unwind-action"])
                #expect(outcome.output.hasPrefix("App/Main.storyboard:"))
                #expect(outcome.errors.hasPrefix("1 file, 1 problem, "))
                // A file that the command names replaces those of the configuration, unless it is excluded.
                for arguments in [["--", "Other/Main.storyboard"], ["App/Old/Main.storyboard", "Other"]] {
                    let other = try Tool.run(["lint"] + arguments, in: folder)
                    #expect(other.output.hasPrefix("Other/Main.storyboard:1:1: error: The file is empty."))
                    #expect(other.errors.hasPrefix("1 file, 1 problem, "))
                }
                let disabled = try tool("lint", "--disable", "undeclared-unwind-action", in: folder)
                #expect(disabled.status == 0 && disabled.output == "")
                let elsewhere = try tool(
                    "lint",
                    "--config",
                    "../.storyboard-lint.json",
                    in: folder.appending(path: "App")
                )
                #expect(rules(elsewhere) == ["undeclared-unwind-action"])
                #expect(elsewhere.output.hasPrefix("../App/Main.storyboard:"))
            }
        }

        @Test func mistakeInConfigurationIsReported() throws {
            try Program.withFolder(["lint.json": "{\"rule\": {}}", ".storyboard-lint.json": "{}"]) { folder in
                let outcome = try tool("lint", "--config", "lint.json", Tool.guide, in: folder)
                #expect(outcome.status == 65)
                #expect(
                    outcome.errors == "lint.json:1:2: error: The key \"rule\" is unknown. To fix: Write \"rules\".\n"
                )
                let missing = try tool("lint", "--config", "gone.json", Tool.guide, in: folder)
                #expect(missing.status == 66)
                #expect(missing.errors == "storyboard: gone.json cannot be read: No such file or directory\n")
                #expect(try tool("lint", in: folder).status == 64)
            }
        }

        @Test func baselineAcceptsOldProblems() throws {
            try Program.withFolder(["App/Main.storyboard": Tool.broken]) { folder in
                let written = try tool("lint", "App", "--write-baseline", "App/base.json", in: folder)
                #expect(written.status == 0 && written.output == "")
                #expect(written.errors.contains(", 0 problems, 1 in the baseline, "))
                let accepted = try tool(
                    "lint",
                    "Main.storyboard",
                    "--baseline=base.json",
                    in: folder.appending(path: "App")
                )
                #expect(accepted.status == 0 && accepted.output == "")
                try Data("{\"baseline\": \"base.json\"}".utf8).write(to: folder.appending(path: "App/lint.json"))
                let configured = try tool("lint", "App", "--config", "App/lint.json", in: folder)
                #expect(configured.status == 0 && configured.output == "")
                #expect(configured.errors.hasPrefix("1 file, 0 problems, 1 in the baseline, "))
                let text = try Tool.broken.replacing("destination=\"add-00-nav\"", with: "destination=\"lost\"")
                try Data(text.utf8).write(to: folder.appending(path: "App/Main.storyboard"))
                let new = try tool("lint", "App", "--baseline", "App/base.json", in: folder)
                #expect(new.status == 1)
                #expect(new.output.contains("\"lost\"") && !new.output.contains("\"gone\""))
                #expect(try tool("lint", "App", "--write-baseline", "App/more.json", in: folder).status == 0)
                #expect(try tool("lint", "--baseline", "gone.json", "App", in: folder).status == 66)
                try Data(Tool.text().utf8).write(to: folder.appending(path: "App/Main.storyboard"))
                let fixed = try tool("lint", "App", "--baseline", "App/base.json", in: folder)
                #expect(fixed.status == 0)
                let advice = "or write it again with --write-baseline\n1 file, 0 problems, "
                #expect(
                    fixed.errors.hasPrefix("1 entry of the baseline no longer occurs: remove it, \(advice)")
                )
                let more = try tool("lint", "App", "--baseline", "App/more.json", in: folder)
                #expect(more.errors.hasPrefix("3 entries of the baseline no longer occur: remove them, \(advice)"))
                // The other file was not checked.
                try Data(Tool.text().utf8).write(to: folder.appending(path: "Other.storyboard"))
                let other = try tool("lint", "Other.storyboard", "--baseline", "App/base.json", in: folder)
                #expect(other.errors.hasPrefix("1 file, 0 problems"))
                try FileManager.default.removeItem(at: folder.appending(path: "App/Main.storyboard"))
                let deleted = try tool("lint", "Other.storyboard", "--baseline", "App/base.json", in: folder)
                #expect(
                    deleted.errors.hasPrefix("1 entry of the baseline no longer occurs: remove it, \(advice)")
                )
            }
        }

        @Test func exemptionDisablesRuleInOnePlace() throws {
            let configuration = """
                {"disable": [{"rule": "dangling-segue", "file": "Main.storyboard", "object": "ID", "reason": "Later."}]}
                """
            let id = try #require(try Tool.broken.firstMatch(of: /destination="gone".* id="([^"]+)"/)?.1)
            let files = try [
                "Main.storyboard": Tool.broken, "More.storyboard": Tool.broken,
                ".storyboard-lint.json": configuration.replacing("ID", with: id),
            ]
            try Program.withFolder(files) { folder in
                let outcome = try tool("lint", ".", in: folder)
                #expect(outcome.output.hasPrefix("./More.storyboard:") && rules(outcome).count == 1)
            }
        }

        /// A storyboard with controllers of some classes, which are those of the target unless a module precedes the name.
        private func storyboard(_ names: String...) -> String {
            let scenes = names.enumerated().map { number, name in
                let words = name.split(separator: ".")
                let module = words.count > 1 ? "customModule=\"\(words[0])\"" : "customModuleProvider=\"target\""
                return "<scene><objects><viewController storyboardIdentifier=\"\(name)\" id=\"v\(number)\" "
                    + "customClass=\"\(words.last ?? "")\" \(module) sceneMemberID=\"viewController\"/></objects></scene>"
            }
            return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>"
                + "\(scenes.joined())</scenes></document>"
        }

        @Test func targetsOfAnXcodeProjectHaveTheirOwnClasses() throws {
            let project = """
                { objects = {
                A1 = {fileRef = F1; }; A2 = {fileRef = F2; }; A3 = {fileRef = F3; }; A4 = {fileRef = F4; };
                F1 = {path = App/Main.storyboard; sourceTree = "<group>"; };
                F2 = {path = App/Screens.swift; sourceTree = "<group>"; };
                F3 = {path = Widget/Main.storyboard; sourceTree = "<group>"; };
                F4 = {path = Widget/Screens.swift; sourceTree = "<group>"; };
                G = {children = (F1, F2, F3, F4); sourceTree = "<group>"; };
                P1 = {files = (A1, A2); }; P2 = {files = (A3, A4); };
                T1 = {name = App; buildPhases = (P1); }; T2 = {name = Widget; buildPhases = (P2); };
                R = {mainGroup = G; targets = (T1, T2); };
                }; rootObject = R; }
                """
            let files = [
                "App.xcodeproj/project.pbxproj": project,
                "App/Main.storyboard": storyboard("City", "Today"), "App/Screens.swift": "class City {}",
                "Widget/Main.storyboard": storyboard("City", "Today"), "Widget/Screens.swift": "class Today {}",
                "Old/Main.storyboard": storyboard("Gone"),
                "lint.json": "{\"project\": \"App.xcodeproj\"}",
            ]
            try Program.withFolder(files) { folder in
                let all = try tool("lint", "--project", "App.xcodeproj", in: folder)
                #expect(all.errors.hasPrefix("2 files, 2 problems, ") && !all.errors.contains("could not be checked"))
                let found = all.output.matches(of: /([^\n:]+):1:\d+: error: .* has the class "(\w+)"/)
                let classes = found.map { "\($0.1): \($0.2)" }
                #expect(classes == ["App/Main.storyboard: Today", "Widget/Main.storyboard: City"])
                #expect(try tool("lint", "--config", "lint.json", in: folder).output == all.output)
                let widget = try tool(
                    "lint",
                    "--project",
                    "App.xcodeproj/project.pbxproj",
                    "./Widget",
                    "Old",
                    in: folder
                )
                #expect(widget.errors.hasPrefix("1 file, 1 problem, "))
                let root = try tool("lint", "--project", "App.xcodeproj", "/", in: folder)
                #expect(root.output == all.output)
                // In one set of sources, each class is declared somewhere.
                let together = try tool("lint", "--sources", ".", "App", "Widget", in: folder)
                #expect(together.output.isEmpty)
            }
        }

        /// The targets depend on each other, one has the files of a folder without some, and a header is in no target.
        @Test func targetHasTheFilesOfAFolder() throws {
            let project = """
                { objects = {
                A = {fileRef = F; }; F = {path = Kit/Town.swift; sourceTree = "<group>"; };
                H = {path = City.h; sourceTree = "<group>"; };
                S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = App; sourceTree = "<group>"; };
                E = {membershipExceptions = (Old, Late.swift); target = T1; };
                G = {children = (S, F, H); sourceTree = "<group>"; };
                P = {files = (A); }; D1 = {target = T1; }; D2 = {target = T2; };
                T1 = {name = App; buildPhases = (); fileSystemSynchronizedGroups = (S); dependencies = (D2); };
                T2 = {name = Kit; buildPhases = (P); dependencies = (D1); };
                R = {mainGroup = G; targets = (T1, T2); };
                }; rootObject = R; }
                """
            let files = [
                "App.xcodeproj/project.pbxproj": project,
                "App/Main.storyboard": storyboard("City", "Town", "Late", "Today"),
                "App/Today.swift": "class Today {}", "App/Late.swift": "class Late {}", "App/View.xib": Self.xib,
                "App/Old/Old.storyboard": storyboard("Gone"), "City.h": "@interface City : UIViewController\n@end\n",
                "Kit/Town.swift": "class Town {}",
            ]
            try Program.withFolder(files) { folder in
                let outcome = try tool("lint", "--project", "App.xcodeproj", in: folder)
                let found = outcome.output.matches(of: /([^\n:]+):\d+:\d+: error: .* has the class "(\w+)"/)
                #expect(found.map { "\($0.1): \($0.2)" } == ["App/Main.storyboard: Late", "App/View.xib: Lost"])
                #expect(outcome.errors.hasPrefix("2 files, 2 problems, "))
            }
        }

        /// A XIB file with a view of the class `Lost`.
        private static let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view id="V" customClass="Lost" customModuleProvider="target"/></objects></document>
            """

        @Test func sourcesAndAssetsAreFoundByTheirNames() throws {
            let sources = [
                "A.swift": "class A {}", "B.m": "@interface B : A\n@end\n", "C.mm": "@interface C : A\n@end\n",
                "D.h": "@interface D : A\n@end\n", "E.cs": "[Register (\"E\")] class X {}",
                "F.java": "@CustomClass(\"F\") class X {}", "G.kt": "@CustomClass(\"G\") class X",
                "H.txt": "class H {}",
            ]
            let images = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tiff", "tif", "icns", "txt"]
            let names = images + ["catalog", "inside", "Contents"]
            let keys = ["strings", "stringsdict", "xcstrings", "none"]
            let code =
                names.map { "UIImage(named: \"\($0)\")" }
                + keys.map { "NSLocalizedString(\"\($0)\", comment: \"\")" }
            var files = [
                "Main.storyboard": storyboard("A", "B", "C", "D", "E", "F", "G", "H"),
                "Code/Code.swift": code.joined(separator: "\n"), "Code/Other/Contents.json": "{}",
                "Code/Assets.xcassets/catalog.imageset/Contents.json": "{}",
                "Code/Assets.xcassets/catalog.imageset/inside.png": "", "Code/a.strings": "\"strings\" = \"x\";",
                "Code/b.stringsdict": "<plist><dict><key>stringsdict</key><dict></dict></dict></plist>",
                "Code/c.xcstrings": "{\"strings\": {\"xcstrings\": {}}}",
            ]
            for (name, text) in sources { files["Code/\(name)"] = text }
            for name in images { files["Code/Images/\(name).\(name)"] = "" }
            try Program.withFolder(files) { folder in
                let outcome = try tool(
                    "lint",
                    "--sources",
                    "Code",
                    "--enable",
                    "unknown-resource",
                    "Main.storyboard",
                    in: folder
                )
                let found = outcome.output.matches(of: /has the (?:class|image|key) "(\w+)"/)
                #expect(found.map { String($0.1) } == ["H", "txt", "inside", "Contents", "none"])
            }
        }

        @Test func codeOfATargetMayNameScenesOfAnother() throws {
            let project = """
                { objects = {
                A1 = {fileRef = F1; }; A2 = {fileRef = F2; }; A3 = {fileRef = F3; }; A4 = {fileRef = F4; };
                F4 = {path = Kit/Kit.strings; sourceTree = "<group>"; };
                F1 = {path = Kit/Kit.storyboard; sourceTree = "<group>"; };
                F2 = {path = App/Screens.swift; sourceTree = "<group>"; };
                F3 = {path = Kit/Assets.xcassets; sourceTree = "<group>"; };
                G = {children = (F1, F2, F3, F4); sourceTree = "<group>"; };
                P1 = {files = (A2); }; P2 = {files = (A1, A3, A4); };
                T1 = {name = App; buildPhases = (P1); }; T2 = {name = Kit; buildPhases = (P2); };
                R = {mainGroup = G; targets = (T1, T2); };
                }; rootObject = R; }
                """
            let kit = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
                <viewController storyboardIdentifier="Map" id="m" sceneMemberID="viewController"/>
                </objects></scene></scenes><resources><image name="city"/>
                <image name="town"/></resources></document>
                """
            let code = """
                storyboard.instantiateViewController(withIdentifier: "Map")
                storyboard.instantiateViewController(withIdentifier: "Maps")
                UIImage(named: "city"); NSLocalizedString("Hello", comment: "")
                UIImage(named: "gone"); NSLocalizedString("Bye", comment: "")
                """
            let files = [
                "App.xcodeproj/project.pbxproj": project, "App/Screens.swift": code, "Kit/Kit.storyboard": kit,
                "Kit/Assets.xcassets/city.imageset/Contents.json": "{}", "Kit/Kit.strings": "\"Hello\" = \"Hallo\";",
            ]
            try Program.withFolder(files) { folder in
                let rules = [
                    "--enable", "unknown-identifier", "--enable", "missing-asset", "--enable", "unknown-resource",
                ]
                for inputs in [["--project", "App.xcodeproj"], ["--sources", ".", "."]] {
                    let outcome = try Tool.run(["lint"] + inputs + rules, in: folder)
                    let places = outcome.output.matches(of: /([^\n:\/]+:\d+:\d+): .*\[([a-z-]+)\]/)
                    let found = places.map { "\($0.1) \($0.2)" }
                    #expect(
                        found == [
                            "Kit.storyboard:4:1 missing-asset", "Screens.swift:2:54 unknown-identifier",
                            "Screens.swift:4:16 unknown-resource", "Screens.swift:4:43 unknown-resource",
                        ]
                    )
                }
            }
        }

        @Test func targetsOfAPackageHaveTheirOwnClasses() throws {
            let manifest = """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "P",
                    targets: [.target(name: "App", dependencies: ["Kit"]), .target(name: "Kit"), .target(name: "Other")]
                )
                """
            // The package has no module Nowhere.
            let main = storyboard("City", "Map", "Today", "Kit.Lake", "Kit.River", "Nowhere.Sea", "Nowhere.Bay")
            let files = [
                "P/Package.swift": manifest, "P/Sources/App/Main.storyboard": main,
                "P/Sources/App/City.swift": "class City {}", "P/Sources/Kit/Map.swift": "class Map {}",
                "P/Sources/Other/Today.swift": "class Today {}", "P/Main.storyboard": storyboard("Gone"),
            ]
            try Program.withFolder(files) { folder in
                for (path, inside) in [("P", ""), ("P/Package.swift", ""), ("Package.swift", "P")] {
                    let outcome = try tool("lint", "--project", path, in: folder.appending(path: inside))
                    let found = outcome.output.matches(of: /([^\n:]+):1:\d+: error: .* has the class "(\w+)"/)
                    let file = "\(inside.isEmpty ? "P" : ".")/Sources/App/Main.storyboard"
                    #expect(found.map { "\($0.1): \($0.2)" } == ["Today", "Lake", "River"].map { "\(file): \($0)" })
                    #expect(outcome.errors.hasPrefix("1 file, 3 problems, "), "\(outcome.errors)")
                }
            }
        }

        @Test func wrongProjectIsReported() throws {
            let files = ["App.xcodeproj/project.pbxproj": "{", "Main.storyboard": "", "P/Package.swift": "let package"]
            try Program.withFolder(files) { folder in
                let broken = try tool("lint", "--project", "App.xcodeproj", in: folder)
                #expect(broken.status == 65)
                #expect(
                    broken.errors.hasPrefix(
                        "App.xcodeproj/project.pbxproj:1:1: error: The file is not a property list."
                    )
                )
                let other = try tool("lint", "--project", ".", in: folder)
                #expect(other.status == 66)
                #expect(other.errors == "storyboard: . is neither an Xcode project nor a package\n")
                let package = try tool("lint", "--project", "P", in: folder)
                #expect(package.status == 66)
                // The message of the package manager precedes it.
                #expect(package.errors.hasSuffix("storyboard: the package manager cannot describe the package P\n"))
                let missing = try tool("lint", "--project", "Gone.xcodeproj", in: folder)
                #expect(
                    missing.errors
                        == "storyboard: Gone.xcodeproj/project.pbxproj cannot be read: No such file or directory\n"
                )
                let both = try tool("lint", "--project", "App.xcodeproj", "--sources", ".", in: folder)
                #expect(both.errors == "storyboard: --project and --sources exclude each other\n")
            }
        }

        @Test func undeclaredNamesOfSources() throws {
            let wrong = try Tool.text(replacing: "\"CityController\"", with: "\"CityControler\"")
            let names = Set(wrong.matches(of: /customClass="(\w+)"/).map { String($0.1) }).union(["CityController"])
            let classes = names.subtracting(["CityControler"]).sorted().map { "class \($0): Base {}" }
            let files = [
                "Main.storyboard": wrong, "App/City.swift": classes.joined(separator: "\n"),
                "Other/City.swift": "class CityController: Base {}",
            ]
            try Program.withFolder(files) { folder in
                // A link may lead to a file that is generated later.
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appending(path: "App/Link.swift").path,
                    withDestinationPath: "Gone.swift"
                )
                let outcome = try tool("lint", "--sources=App", "Main.storyboard", in: folder)
                #expect(outcome.status == 1)
                #expect(rules(outcome).contains("undeclared-class"))
                #expect(outcome.output.contains("such as \"CityController\"."))
                // Most classes of the module are missing.
                let other = try tool("lint", "--sources", "Other", "Main.storyboard", in: folder)
                #expect(other.status == 0)
                #expect(!rules(other).contains("undeclared-class"))
                let missing = try tool("lint", "--sources", "Gone", "Main.storyboard", in: folder)
                #expect(missing.status == 66)
                #expect(missing.errors == "storyboard: the folder Gone cannot be read: No such file or directory\n")
            }
        }

        /// The superuser reads all folders.
        @Test(.enabled(if: geteuid() != 0, "skipped: the user is root"))
        func unreadableFolderIsReported() throws {
            try Program.withFolder(["Main.storyboard": Tool.text(), "Secret/Main.storyboard": ""]) { folder in
                let secret = folder.appending(path: "Secret").path
                try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
                defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: secret) }
                for arguments in [["lint", "."], ["summarise", "."], ["lint", "--sources", ".", "Main.storyboard"]] {
                    let outcome = try Tool.run(arguments, in: folder)
                    #expect(outcome.status == 66)
                    #expect(
                        outcome.errors.contains("storyboard: the folder ./Secret cannot be read: Permission denied\n")
                    )
                }
            }
        }
    }
#endif
