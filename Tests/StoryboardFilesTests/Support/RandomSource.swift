import StoryboardTestSupport

@testable import StoryboardFiles

/// Random parts of source files, correct and broken, and what is read from them.
enum RandomSource {
    private static let swift = [
        "class A", "final class B: A", "class C: Kit.Base, P", ": Base", "extension A", "extension B: P", "struct S",
        "enum E { case a, `class` }", "protocol P: AnyObject", "actor D", "typealias T = A", "{", "{", "{", "}", "}",
        "}", "func back(_ segue: UIStoryboardSegue)", "@IBAction func tap(_ sender: Any?)",
        "func show(with a: Int, b: [Int])", "@objc(go:) func home(_ a: Int)", "override func viewDidLoad()",
        "init?(coder: NSCoder)", "class func all()", "@IBOutlet var map: UIView!",
        "@IBOutlet private weak var list: UIView?", "@IBInspectable var shade: String = \"a\"", "let a = 1",
        "var b = -2.5", "var c: Int { get { 1 } set { d = newValue } }", "var e: Bool { true }",
        "lazy var f: Int = { 2 }()", "static let g = [1: \"h\"]", "private(set) var i, j: String?",
        "var k: Int = l + 1", "\"class X {\"", "\"a \\(b(\"class Y {\")) c\"", "#\"\\(\"#",
        "\"\"\"\n\" class Z {\n\"\"\"", "\"open", "'", "/* class X { /* } */ */", "// class Y {\n", "/// text\n",
        "/a { b/", "#/ c { /#", "d / e", "/f", "#if os(iOS)\n", "#elseif DEBUG\n", "#else\n", "#endif\n",
        "#selector(A.tap(_:))", "@available(iOS 9, *)", "import UIKit", "@testable import Kit",
        "performSegue(withIdentifier: \"go\", sender: nil)", "(", ")", "<T: P>", "UIImage(named: \"pin\")",
        "UIStoryboard(name: \"Main\", bundle: nil)", "NSLocalizedString(\"a\", comment: \"\")",
        "tableView.dequeueReusableCell(withIdentifier: \"Cell\")", "UIImage(named: \"a\", in: .main, with: nil)",
        "UINib(nibName: \"B\", bundle: Bundle(for: A.self))", "UIColor(named: name ?? \"sea\")", "where T: Q",
        "String(localized: \"a\", defaultValue: f(x: [1, (2)]), bundle: kit)", "UIImage(named: (\"a\"))",
        "instantiateViewController(identifier: \"s\") { C(coder: $0, a: f(1)) }", "#selector(getter: A.map)",
        "NSLocalizedString(\"a\", tableName: t(1, [b: c]), bundle: .module, comment: \"\")", "Selector(\"tap:\")",
        "performSegue(withIdentifier: \"go\\(a)\", sender: b(c: d))", "loadNibNamed(\"B\", owner: self, options: nil)",
        ";", ",", "@", "`", "\\", "@MainActor",
    ]

    private static let objectiveC = [
        "@interface A : B", "@interface A ()", "@interface A (Maps) <P>", "@interface C<T> : A", "@implementation A",
        "@implementation D", "@protocol P <Q>", "@end", "@end", "@end", "@class E, F;", "@optional", "{", "}", ";",
        "- (IBAction)tap:(id)sender;", "- (void)insert:(id)a at:(int)b {", "+ (instancetype)all;", "- close;",
        "-(void)x", "@property (nonatomic, weak) IBOutlet UIView *map;", "@property (copy) void (^done)(int);",
        "IBOutlet id list;", "IBOutletCollection(UIView) NSArray *pins;", "@property (getter=isOn) BOOL on;",
        "@synthesize map = _map;", "@dynamic list;", "#define X \\\n @interface G : H\n", "#if X /* a\n b */\n",
        "#else\n", "#endif\n", "#import <Kit/Kit.h>\n", "# include \"A.h\"\n", "@import UIKit;",
        "@\"@interface I : J\"", "@\"open", "'\"'", "/* @interface K */", "// @end\n",
        "[UIImage imageNamed:@\"pin\" inBundle:[NSBundle bundleForClass:A.class] withConfiguration:nil];",
        "[UIStoryboard storyboardWithName:@\"Main\" bundle:nil]", "NSLocalizedString(@\"a\", nil)",
        "[board instantiateViewControllerWithIdentifier:f(@\"s\")];", "NSSelectorFromString(@\"close\")",
        "[self performSegueWithIdentifier:@\"go\" sender:nil];", "[UIImage imageNamed:@\"pin\"];", "@selector(tap:)",
        "NS_ASSUME_NONNULL_BEGIN", "NS_SWIFT_NAME(Name)", "__attribute__((unused))", "(", ")", "*", "^", "@{", "@[",
        "]", "static Used *used;", "int a = b - c;", "return nil;", "typedef struct { int a; } S;",
        "extern NSString *const N;",
    ]

    /// Returns what is read from a text that depends only on the seed.
    static func declarations(seed: UInt64) -> String {
        var dice = Dice(seed: seed)
        let isSwift = dice.once()
        let parts = (0..<dice.roll(60) + 4).map { _ in
            dice.pick(isSwift ? swift : objectiveC) + dice.pick([" ", " ", "\n", "\n", ""])
        }
        return summary(of: parts.joined(), path: "App/A.\(isSwift ? "swift" : "m")")
    }

    /// Returns what is read from a text.
    static func summary(of text: String, path: String) -> String {
        var index = SourceIndex()
        index.add(text, path: path)
        let types = index.types.sorted { $0.key < $1.key }.map { name, type in
            let flags = [type.isClass, type.isClassDeclaration, type.isInterface, type.isImplemented, type.isValue]
            let sets = [type.superclasses, type.aliases, type.members, type.oldSelectors].map { $0.sorted() }
            let outlets = type.outlets.sorted { $0.key < $1.key }.map { "\($0)" }
            let actions = type.actions.sorted { $0.key < $1.key }.map { "\($0)" }
            let properties = type.properties.sorted { $0.key < $1.key }.map { "\($0)" }
            return "\(name) \(flags) \(sets) \(outlets) \(actions) \(properties)"
        }
        let mentions = index.mentions.map { "\($0)" }
        return "\(types) \(index.selectors.sorted()) \(mentions) \(index.unknownImports.sorted())"
    }
}
