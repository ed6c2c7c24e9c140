import Foundation
import Testing

@testable import StoryboardFiles

/// The targets of Xcode projects.
struct XcodeProjectTests {
    private func text() throws -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: tests.appending(path: "Fuzzing/App.pbxproj"), encoding: .utf8)
    }

    private func project(_ text: String, _ path: String = "iOS/App.xcodeproj/project.pbxproj") throws -> XcodeProject {
        try XcodeProject(Data(text.utf8), path: path)
    }

    @Test func targetsHaveTheirFilesAndModules() throws {
        var app = ProjectTarget(name: "My App")
        app.files = [
            "iOS/App/City Controller.swift", "iOS/Kit/Kit.m", "iOS/App/Base.lproj/Main.storyboard", "/Library/Map.xib",
            "iOS/Widget/Shared.swift",
        ]
        app.dependencies = ["Widget"]
        var widget = ProjectTarget(name: "Widget", module: "TodayKit")
        widget.folders = [.init(path: "iOS/Widget", excluded: ["Info.plist", "Old"])]
        let project = try project(text())
        #expect(project.targets == [app, widget])
        #expect(project.targets[0].module == "My_App")
        #expect(project.headers == ["iOS/Kit/Kit.h"])
    }

    @Test(arguments: [
        ("Kit", "Kit"), ("My App 2", "My_App_2"), ("Kit-é.日本", "Kit_é.日本"), ("1\n/", "1__"), ("", ""),
    ])
    func moduleHasTheNameOfItsTarget(name: String, module: String) {
        #expect(ProjectTarget(name: name).module == module)
        #expect(ProjectTarget(name: "App", module: name).module == module)
        #expect(ProjectTarget(name: name, module: "Kit").module == "Kit")
    }

    @Test func foldersAreSortedByTheirPaths() throws {
        let folders = ["A", "B", "Z"].map {
            """
            S\($0) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2, ); path = \($0); \
            sourceTree = "<group>"; };
            """
        }
        let text = try text().replacing("S1, )", with: "SZ, S1, SA, SB, )")
            .replacing("objects = {", with: "objects = {\n\(folders.joined(separator: "\n"))")
        let targets = try project(text).targets
        let paths = ["iOS/A", "iOS/B", "iOS/Widget", "iOS/Z"]
        #expect(targets.map { $0.folders.map(\.path) } == [[], paths])
        #expect(Array(targets[0].files.suffix(4)) == paths.map { "\($0)/Shared.swift" })
    }

    @Test func pathsAreRelativeToTheProject() throws {
        let here = try project(text(), "App.xcodeproj/project.pbxproj")
        #expect(here.targets[0].files.first == "App/City Controller.swift")
        let moved = try text().replacing("projectDirPath = \"\"", with: "projectDirPath = ..")
        #expect(try project(moved).targets[0].files.first == "iOS/../App/City Controller.swift")
    }

    @Test(arguments: [
        ("", "1:1: error: The file has no project."), ("{", "2:1: error: The file is not a property list."),
        ("{ objects = {}; }", "1:1: error: The file has no project."),
        ("<<<<<<< ours", "1:1: error: The file is not a property list."),
        (String(repeating: "(", count: 100_000), "1:1: error: The file has more than 50 levels."),
        (String(repeating: "<array>", count: 100_000), "1:1: error: The file has more than 50 levels."),
        // The 51 levels are after others that end.
        (
            "(\(String(repeating: "()", count: 100))\(String(repeating: "(", count: 50))",
            "1:1: error: The file has more than 50 levels."
        ),
        (
            "<array>\(String(repeating: "<dict></dict>", count: 100))\(String(repeating: "<array>", count: 50))",
            "1:1: error: The file has more than 50 levels."
        ),
    ])
    func otherFileIsRefused(text: String, message: String) {
        let error = #expect(throws: LintFileError.self) { try project("\(text)\n") }
        let advice = "To fix: Open the project in Xcode, resolve conflicts, and save it."
        #expect(error?.description == "iOS/App.xcodeproj/project.pbxproj:\(message) \(advice)")
    }

    @Test(arguments: ["<plist", "<plist></plist>", "<plist><dict>", "{ a = ", "bplist00", "\u{0}", "\u{FFFE}"])
    func errorInOneLineIsInTheFirst(text: String) {
        let error = #expect(throws: LintFileError.self) { try project(text) }
        #expect(error?.line == 1)
        #expect(error?.column == 1)
    }

    @Test(arguments: [(50, "no project"), (51, "more than 50 levels")])
    func levelsAreLimited(count: Int, problem: String) {
        let (open, close) = (String(repeating: "(", count: count - 1), String(repeating: ")", count: count - 1))
        let arrays = ["<array>", "</array>"].map { String(repeating: $0, count: count - 1) }
        let siblings = String(repeating: "<array></array>", count: 60)
        for text in [
            "{ objects = {}; x = \(open)\(close); y = \(open)\(close); }",
            "<plist><array>\(siblings)\(arrays.joined())\(arrays.joined())</array></plist>",
        ] {
            let error = #expect(throws: LintFileError.self) { try project(text) }
            #expect(error?.message.hasPrefix("The file has \(problem). To fix: ") == true)
        }
    }

    /// A group that contains itself, and objects of other kinds than their names say.
    @Test(arguments: [
        ("children = (F2, V1, )", "children = (G0, F2, V1, G1, )"),
        ("targets = (T1, T2, )", "targets = (T1, F1, T2, X, )"),
        ("files = (A2, A3, )", "files = (A2, A3, V1, G0, )"),
    ])
    func strangeReferencesAreIgnored(part: String, other: String) throws {
        let strange = try text().replacing(part, with: other)
        #expect(strange != (try text()))
        #expect(try project(strange).targets == (try project(text())).targets)
    }
}
