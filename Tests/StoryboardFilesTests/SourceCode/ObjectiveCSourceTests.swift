import Testing

@testable import StoryboardFiles

/// The declarations in Objective-C files.
struct ObjectiveCSourceTests {
    private func index(_ source: String, _ path: String = "App/City.m") -> SourceIndex {
        var index = SourceIndex()
        index.add(source, path: path)
        return index
    }

    @Test(arguments: [
        ("- (IBAction)back:(UIStoryboardSegue *)segue;", "back:"),
        ("-(void) back: (nonnull UIStoryboardSegue*) segue {}", "back:"),
        ("- back;", "back"),
        ("+ (NSArray<NSString *> *)all NS_SWIFT_NAME(every());", "all"),
        ("- (void)insert:(id)object at:(int)index { int a = b - c; }", "insert:at:"),
        ("- (void)insert:(id)object :(void (^)(int, id))done;", "insert::"),
        ("- (void)tap:(id)__unused sender with:(id)b;", "tap:with:"),
        ("- (void)tap:sender with:b;", "tap:with:"),
    ])
    func methodHasSelector(source: String, selector: String) {
        #expect(index("@interface A : B\n\(source)\n@end").types["A"]?.members == [selector])
        #expect(index("@implementation A\n\(source)\n@end").selectors == [selector])
    }

    @Test(arguments: ["#import \"A.h\" \\", "#include <A.h> \\\r", "#if A \\", "#define A \\", "#import", "#"])
    func directiveMayEndWithTheFile(directive: String) {
        #expect(index("@interface A : UIView\n@end\n\(directive)").types.keys.sorted() == ["A"])
    }

    @Test(arguments: [
        "@interface A : UIView { IBOutlet UILabel *map; }\n@end",
        "@interface A : UIView\n@property (nonatomic, weak) IBOutlet UILabel *map;\n@end",
        "@interface A : UIView\n@end\n@interface A ()\n@property UILabel *other, *map;\n@end",
        "@interface A : UIView\n@end\n@implementation A {\n id map;\n}\n@end",
        "@interface A : UIView\n@end\n@implementation A\n@synthesize map = _map;\n@end",
        "@interface A : UIView\n@end\n@implementation A (Maps)\n- (id)map { return nil; }\n@end",
        "@interface A<T> : UIView <P, Q>\n@property (copy) void (^map)(int);\n@end",
        "@interface A : Base<id>\n@end\n@interface Base : UIView\n@property (getter=map) id other;\n@end",
        "#define X(a) a\n@interface A : UIView\n@property id map;\n@end",
        "#define X \\\n\n@interface A : UIView\n@property id map;\n@end",
        "#define X /* in a comment\n@interface A : UIView\n@property id list;\n@end */ 1\n@interface A : UIView\n@property id map;\n@end",
        "#if X\n@interface A : UIView\n#else\n@interface A : NSView\n#endif\n@property id map;\n@end",
        "@interface A : UIView\n@end\n@interface A () {\n id map;\n}\n@end",
        "/* /* */\n@interface A : UIView\n@property id map;\n@end",
        "#define X \\\r\n\n@interface A : UIView\n@property id map;\n@end",
    ])
    func classHasMember(source: String) {
        let source = "\(source)\n@implementation A\n@end\n@implementation Base\n@end"
        #expect(index(source).hasMember(["map"], in: "A") == true)
        #expect(index(source).hasMember(["list"], in: "A") == false)
    }

    @Test func superclassElsewhereIsUndecidable() {
        #expect(index("@implementation A\n@end").hasMember(["map"], in: "A") == nil)
        #expect(index("@interface A : KitView\n@end").hasMember(["map"], in: "A") == nil)
        #expect(index("@interface A : KitView\n@end").hasMember(["map"], in: "KitView") == nil)
        #expect(index("@interface A : UIView\n@end").hasMember(["map"], in: "A") == nil)
        #expect(index("@interface A : UIView\n@end\n@implementation A\n@end").hasMember(["map"], in: "A") == false)
    }

    @Test(arguments: [
        "setValue:(id)value forUndefinedKey:(NSString *)key", "setValue:(id)value forKey:(NSString *)key",
        "forwardingTargetForSelector:(SEL)selector", "forwardInvocation:(NSInvocation *)invocation",
        "resolveInstanceMethod:(SEL)selector", "respondsToSelector:(SEL)selector",
        "methodSignatureForSelector:(SEL)selector",
    ])
    func membersAreUndecidableIfAMethodAnswersForThem(method: String) {
        let source = "@interface A : UIView\n@end\n@implementation A\n- (id)\(method) {}\n@end"
        #expect(index(source).hasMember(["map"], in: "A") == nil)
    }

    @Test(arguments: [
        "@class A;", "@protocol A;", "@protocol A <B>\n- (void)a;\n@end", "// @interface A : B",
        "NSString *a = @\"@interface A : B\";", "#define X @interface A : \\\n B",
        "#define X \\\r\n @interface A : B", "#define X a\\\\\n// @interface A : B", "#\tdefine X @interface A : B",
        "#if X /* a comment\n@interface A : C\n@end */\n#endif", "char a = '\"'; // @interface A",
        "@interface UIView (A)\n@end",
    ])
    func otherTextDeclaresNoClass(source: String) {
        #expect(index("\(source)\n@interface B : NSObject\n@end").classNames == ["B"])
    }

    @Test(arguments: ["@protocol P", "@interface P : UIView", "@implementation P"])
    func typeAfterAnOpenBraceHasItsMembers(start: String) {
        let index = index("@implementation A\n- (void)a {\n\(start)\n@property id map;\n@end")
        #expect(index.types["P"]?.members.contains("map") == true)
    }

    @Test func forwardDeclarationIsNoType() {
        #expect(index("@protocol A, B;\n@protocol C;\n@class D;").types.isEmpty)
    }

    @Test func slashBeginsNoRegularExpression() {
        #expect(index("x = /@interface A : B @end/").classNames == ["A"])
    }

    @Test func methodOutsideClassIsIgnored() {
        let index = index("int f() { return 1 - (2) + a; }\n@interface A : B\n- (void)a;\n@end\nint x = 1 - b;")
        #expect(index.types["A"]?.members == ["a"])
        #expect(index.selectors == ["a"])
    }

    @Test(arguments: [
        ("#import <UIKit/UIKit.h>\n#import \"City.h\"\n@import MapKit;", true),
        ("#import \"App-Swift.h\"\n#  include <sys/types.h>", true),
        ("#\timport <Kit/Kit.h>", false), ("#import <Kit", true), ("#import Kit", true),
        ("#import \"\"", true),
        ("#import \"Other.h\"", false), ("@import Kit;", false), ("#import <Kit/Kit.h>", false),
    ])
    func importsDecideCompleteness(source: String, isComplete: Bool) {
        var index = index(source, "App/City.m")
        index.add("", path: "App/City.h")
        #expect(index.unknownImports.isEmpty == isComplete)
        index.add("", path: "Kit/Kit.h")
        index.add("", path: "Kit/Other.h")
        #expect(index.unknownImports.isEmpty)
    }
}
