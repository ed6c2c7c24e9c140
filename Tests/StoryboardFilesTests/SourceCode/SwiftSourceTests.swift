import Testing

@testable import StoryboardFiles

/// The declarations in Swift files.
struct SwiftSourceTests {
    private func index(_ source: String) -> SourceIndex {
        var index = SourceIndex()
        index.add(source, path: "App/City.swift")
        return index
    }

    @Test func importsNameTheirModules() {
        let source = "import UIKit\nimport class MapKit.MKMapView\n@testable import struct `Maps`.City\nimport Kit.Sub"
        #expect(index(source).unknownImports == ["Maps", "Kit"])
    }

    /// Returns the sorted members of the class `A`.
    private func members(_ source: String) -> [String] { (index(source).types["A"]?.members ?? []).sorted() }

    @Test(arguments: [
        ("func back(_ segue: UIStoryboardSegue) {}", "back:"),
        ("func back(segue: UIStoryboardSegue) {}", "backWithSegue:"),
        ("func back(unwindSegue: UIKit.UIStoryboardSegue!) {}", "backWithUnwindSegue:"),
        ("func back(_: UIStoryboardSegue? = nil) {}", "back:"),
        ("func `return`(for segue: UIStoryboardSegue) {}", "returnFor:"),
        ("func unwindTo(segue: UIStoryboardSegue) {}", "unwindToSegue:"),
        ("func back(\n    fromPage segue: UIStoryboardSegue\n) {}", "backFromPage:"),
        ("func foo(with a: Int, for b: Int) {}", "fooWith:for:"),
        ("func foo(_ a: [String: (Int, Int)] = [:], _ b: Set<Int>, c: Int) {}", "foo::c:"),
        ("func foo(@ViewBuilder _ a: () -> Void, then: @escaping (Int, Int) -> Void) {}", "foo:then:"),
        ("func foo(@A(b: 1) @C _ a: Int, @D then: Int) {}", "foo:then:"),
        ("func foo<T: Equatable>(_ a: T) where T: Hashable {}", "foo:"),
        ("func foo() {}", "foo"),
        ("@objc(goHome:now:) func home(_ a: Int, b: Int) {}", "goHome:now:"),
        ("@IBAction private static func foo(_ sender: Any?) async {}", "foo:"),
    ])
    func methodHasSelector(source: String, selector: String) {
        #expect(members("class A { \(source) }") == [selector])
        #expect(index(source).selectors == [selector])
    }

    @Test(arguments: [
        ("@IBOutlet weak var map: MKMapView!", ["map"]),
        ("@IBOutlet private(set) var a, b: UIView!", ["a", "b"]),
        ("var a: [String: Int], b: Set<Int>? = nil", ["a", "b"]),
        ("var a: Set<(Int) -> Int>!, b: Int", ["a", "b"]),
        ("let a = 1", ["a"]),
        ("@objc(other) var a: Int { get { let b = 1; return b } }", ["a", "other"]),
        ("var `class`: Int", ["class"]),
        ("lazy var a: Int = { var b = 2; return b }()", ["a"]),
        ("func a() { var b = 1; func c() {} }", ["a"]),
        ("class B { var b = 1 }; var c = 2", ["c"]),
        ("class func a() {}; class var b: Int { 1 }", ["a", "b"]),
        // A regular expression is followed by the end of the class.
        ("let a = /b/}; var c = {", ["a"]), ("let a = #/b/#}; var c = {", ["a"]),
    ])
    func typeHasMembers(source: String, members: [String]) {
        #expect(self.members("class A {\n\(source)\n}") == members)
    }

    @Test(arguments: [
        "class A<T>: Base<[T]>, P where T: P {", "final class A: Kit.Base {",
        "@MainActor @objc(OtherA) class A: @unchecked Base {",
        "class A: Base & P {", "class A: P & Base {", "#if os(iOS)\nclass A: Base {\n#else\nclass A: Other {\n#endif",
    ])
    func classHasSuperclass(source: String) throws {
        let index = index("\(source)\nvar a = 1 }\nfunc free() {}")
        let type = try #require(index.types["A"])
        #expect(type.isClass)
        #expect(!type.superclasses.isDisjoint(with: ["Base", "Kit.Base"]))
        #expect(type.members == ["a"])
    }

    @Test(arguments: [
        "class func a() {}", "class override func a() {}", "class var a: Int { 1 }", "override open class func a() {}",
        "class subscript(a: Int) -> Int { a }", "class subscript<T>(a: T) -> T where T: P { a }",
        "class func < (a: A, b: A) -> Bool { true }", "class func < <T>(a: A, b: T) -> Bool where T: P { true }",
        "class func + (a: A, b: A) -> A { a }", "class open lazy var a: B = { B() }()",
    ])
    func memberOfAClassIsNoType(source: String) {
        #expect(index("class A { \(source) }").types.keys.sorted() == ["A"])
    }

    @Test func modifierIsTheNameOfAClass() {
        #expect(index("class open {}\nclass lazy: open {}").classNames.sorted() == ["lazy", "open"])
    }

    @Test func namesHaveAnyLetters() {
        #expect(index("class Ā1 {}\nclass $a_ {}").classNames.sorted() == ["$a_", "Ā1"])
    }

    @Test func stringsAreMentioned() {
        let code = ####"let a = ["one", #"two"#, ###"three#"###]; let b = /four/; let c = #/five/#; _ = #/b/#"six""####
        let index = index(code)
        let texts = ["one", "two", "three#", "four", "five", "six"]
        #expect(texts.filter { index.mentions(literal: $0) } == ["one", "two", "three#", "six"])
    }

    /// The parenthesis of the innermost string is a string of its own if that is not read as a part of the others.
    @Test func stringsInStringsAreLimited() {
        func isRead(_ depth: Int) -> Bool {
            let (open, close) = (String(repeating: "\"\\(", count: depth), String(repeating: ")\"", count: depth))
            return !index("let a = \(open)\")\"\(close)").mentions(literal: ")")
        }
        #expect(isRead(50))
        #expect(!isRead(51))
    }

    @Test func attributesAreThoseOfTheNextDeclaration() {
        #expect(index("enum E { @objc(F) case a }\nclass B {}").classNames == ["B"])
        #expect(index("class A { @objc(make:) init(_ a: Int) { func b() {} } }").selectors == ["b"])
        let outlets = index("class A { @IBOutlet @Clamped(by: { 1 }) var a: Int }").types["A"]?.outlets
        #expect(outlets?.keys.sorted() == ["a"])
    }

    @Test func selectorOfSwift2HasNoFirstLabel() {
        let methods = "func a(b: Int, c: Int) {}; @objc(d:) func e(f: Int) {}; func g(_ h: Int) {}"
        #expect(index("class A { \(methods) }").types["A"]?.oldSelectors == ["a:c:"])
    }

    @Test func renamedClassHasBothNames() {
        let index = index("@objc(CityScreen) class A: UIViewController { var map = 1 }")
        #expect(index.classNames.sorted() == ["A", "CityScreen"])
        #expect(index.hasMember(["map"], in: "CityScreen") == true)
        #expect(index.hasMember(["list"], in: "CityScreen") == false)
    }

    @Test func classWithItsOwnNameIsNotItsSuperclass() {
        #expect(index("@objc(A) class A: UIView {}").types["A"]?.superclasses == ["UIView"])
    }

    @Test func extensionAddsMembers() {
        #expect(
            members("class A {}\nextension A: P { func a() {} }\nextension Kit.A where T == Int { var b: Int { 1 } }")
                == ["a", "b"]
        )
    }

    @Test(arguments: ["A", "App.A"])
    func extensionOfAliasAddsMembers(type: String) {
        let index = index("class A: UIView {}\ntypealias Debug = \(type)\nextension Debug { func a() {} }")
        #expect(index.hasMember(["a"], in: "A") == true)
        #expect(index.hasMember(["b"], in: "A") == false)
    }

    @Test func aliasIsSuperclass() {
        let alias =
            "#if os(macOS)\ntypealias Base = NSViewController\n#else\ntypealias Base = UIViewController\n#endif\n"
        #expect(index(alias + "class A: Base {}").hasMember(["a"], in: "A") == false)
    }

    @Test func superclassOfOtherModuleIsUndecidable() {
        let source = "import Kit\nclass B: UIView {}\nclass A:"
        #expect(index("\(source) Kit.B {}").hasMember(["a"], in: "A") == nil)
        #expect(index("\(source) Kit.A {}").hasMember(["a"], in: "A") == nil)
        #expect(index("\(source) App.B {}").hasMember(["a"], in: "A") == false)
        #expect(index("\(source) Outer.B {}").hasMember(["a"], in: "A") == false)
        #expect(index("\(source) UIKit.UIView {}").hasMember(["a"], in: "A") == false)
        #expect(index("\(source) Base {}\ntypealias Base = Kit.Base").hasMember(["a"], in: "A") == nil)
    }

    @Test(arguments: [
        "func setValue(_ value: Any?, forUndefinedKey key: String) {}",
        "override func setValue(_ value: Any?, forKey key: String) {}",
        "override func forwardingTarget(for selector: Selector!) -> Any? { nil }",
        "override class func resolveInstanceMethod(_ selector: Selector!) -> Bool { true }",
        "override func responds(to selector: Selector!) -> Bool { true }",
    ])
    func membersAreUndecidableIfAMethodAnswersForThem(method: String) {
        #expect(index("class A: UIView { \(method) }").hasMember(["map"], in: "A") == nil)
        #expect(index("class A: UIView { \(method) }; class B: A {}").hasMember(["map"], in: "B") == nil)
    }

    @Test(arguments: [
        "func a(", "class", "class A:", "@objc(", "@", "typealias A =", "extension A.", "var a: (", "func a<",
        "let a = \"\\(", "let a = \"\\", "let a = #\"\\#", "let a = /b\\", "let a = #/b\\", "#if \\", "`", "/*",
    ])
    func incompleteFileIsRead(source: String) {
        #expect(index("class B {}\n\(source)").classNames.contains("B"))
        var other = SourceIndex()
        other.add("@interface B : C\n- (\n\(source)", path: "B.m")
        #expect(other.classNames == ["B"])
    }

    @Test(arguments: [
        "// class A {}", "/* /* */ class A {} */", "let a = \"class A {}\"", "let a = \"\\(b(\" class A {} \"))\"",
        "let a = \"\\(b(\"c\")) class A {}\"",
        "let a = \"\\(b(#\" class A {} \"#))\"",
        "let a = \"\"\"\n  \" class A {}\n  \"\"\"", "let a = #\"\\(\" class A {}\"#", "let a = b.class; A {}",
        "foo(class: A) {}", "let a = /class A {\"/", "let a = #/\n class A {} \" /#",
        "let a = /b\\/ class A {\"/", "let a = #/ \\/ / class A {} \" /#", "let a = ##/ /# class A {} \" /##",
        "let a = /\\/ class A {\"/", "let a = #/# class A {\" /#", "/class A {\"/",
        "protocol A: class {}", "guard a == .class else { return }",
        "struct A {}",
        "enum A { case `class` }", "extension A {}",
    ])
    func otherTextDeclaresNoClass(source: String) {
        let index = index("\(source)\nclass B { var b = 1 }")
        #expect(index.classNames == ["B"])
        #expect(index.types["B"]?.members == ["b"])
    }

    @Test(arguments: [
        "let a = b / c\nclass A {}", "let a = \"open\nclass A {}", "let a = (1) / 2; let b = 3 / 1\nclass A {}",
        "}\nclass A {}", "let a = /b\nclass A {}\nlet c = /d/", "let a = (/b\\\nclass A {}", "let a = /b/; class A {}",
        "let a = /b\\//; class A {}",
        "let a = / b; class A {}; let c = 1 / 2", "let a = #//#; class A {}", "let a = #/\\//#; class A {}",
        "/**/class A {}", "#\nclass A {}",
    ])
    func classAfterIncompleteTextIsFound(source: String) {
        #expect(index(source).classNames == ["A"])
    }

    /// Open lists and declarations without a body would be searched to the end of the file.
    @Test func longListsAreNotRead() {
        func names(_ count: Int) -> String { (0..<count).map { "P\($0)" }.joined(separator: ", ") }
        #expect(index("class A<\(names(499))> {}").classNames == ["A"])
        #expect(index("class A<\(names(500))> {}").classNames == [])
        #expect(index("class A: \(names(499)) {}").classNames == ["A"])
        #expect(index("class A: \(names(500)) {}").classNames == [])
    }

    @Test func longChainOfSuperclassesIsUndecidable() {
        func hasMember(_ count: Int) -> Bool? {
            let classes = (1..<count).map { "class A\($0 - 1): A\($0) {}" } + ["class A\(count - 1) {}"]
            return index(classes.joined(separator: "\n")).hasMember(["map"], in: "A0")
        }
        #expect(hasMember(100) == false)
        #expect(hasMember(101) == nil)
    }

    @Test func registeredUnwindActionIsDeclared() {
        #expect(index("classes.unwindAction(\"backWithSegue:\", of: A.self)").selectors == ["backWithSegue:"])
        #expect(index("show(unwindAction: \"backWithSegue:\")").selectors == [])
    }
}
