import Testing

@testable import StoryboardFiles

/// Modules, categories and assets in the index of several files.
struct SourceIndexTests {
    private func index(_ source: String, _ path: String) -> SourceIndex {
        var index = SourceIndex()
        index.add(source, path: path)
        return index
    }

    @Test func modulesOfTheProgramAreKnown() {
        var index = index("import Kit\nimport Maps", "App/City.swift")
        #expect(index.unknownImports == ["Kit", "Maps"] && index.modules.isEmpty)
        index.add(module: "Kit")
        #expect(index.unknownImports == ["Maps"] && index.modules == ["Kit"])
        #expect(["App", "City.swift", "Kit", "Maps"].filter(index.hasFolder) == ["App", "Kit"])
    }

    @Test(
        arguments: [
            ("@interface UIView (Maps)\n- (id)maps;\n@end", ["maps"]), ("@protocol Maps\n- (id)maps;\n@end", []),
            ("@implementation Maps\n- (id)maps {}\n@end", []), ("@interface Maps : NSObject\n- (id)maps;\n@end", []),
        ] as [(String, [String])]
    )
    func membersOfOtherClassesAreThoseOfCategories(source: String, members: [String]) {
        #expect(index(source, "App/Maps.m").membersOfOthers.sorted() == members)
    }

    @Test(
        arguments: [
            ("if (a) tap()", "A.swift", ["if", "a", "tap"]), ("func tap(a: B) {}", "A.swift", ["func", "a", "B"]),
            ("- (IBAction)tap:(id)sender;", "A.m", ["IBAction", "id", "sender"]),
            ("- (void)tap;", "A.m", ["void", "tap"]),
            ("a = b == c", "A.swift", ["a", "b", "c", "a="]), ("\"tap\"", "A.swift", []),
        ] as [(String, String, [String])]
    )
    func namesAreMentionedExceptThoseOfDeclarations(code: String, path: String, names: [String]) {
        let known = ["if", "func", "IBAction", "void", "id", "sender", "B", "a", "b", "c", "tap", "a=", "b=", "c="]
        let index = index(code, path)
        #expect(Set(known.filter { index.mentions($0) }) == Set(names))
    }

    @Test func registeredClassHasItsName() {
        let source = "[Register (\"City\")] class A {} [Register (typeof (B))] [Export (\"Map\")] class C {}"
        #expect(index(source, "City.cs").types.keys.sorted() == ["City"])
    }

    @Test func onlyFoldersOfClassesDeclareClasses() {
        #expect(index("class City {}", "My Kit/City.swift").declaresClasses(in: "My_Kit"))
        #expect(!index("let city = 1", "My Kit/City.swift").declaresClasses(in: "My_Kit"))
    }

    @Test(arguments: [
        ("Icons/city@2x.png", "city"), ("city~ipad.pdf", "city"), ("A.xcassets/sea.colorset", "sea"),
        ("star.fill", "star.fill"), ("city", "city"), ("", ""),
    ])
    func assetHasItsNameInCode(path: String, name: String) {
        #expect(path.assetName == name)
    }

    @Test(arguments: [
        ("UIThing", true), ("MKThing", true), ("MTKThing", true), ("ACAccountThing", true),
        ("ASAuthorizationThing", true), ("CityView", false),
        ("ACThing", false), ("Ui", false), ("", false),
    ])
    func classOfTheSystemHasAPrefix(name: String, isSystem: Bool) {
        #expect(SystemFrameworks.mayDeclare(name) == isSystem)
    }
}
