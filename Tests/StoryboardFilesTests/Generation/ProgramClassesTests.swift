import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The classes that Swift source code declares, with the properties that runtime attributes can set.
struct ProgramClassesTests {
    private func classes(_ sources: String...) -> ProgramClasses {
        var classes = ProgramClasses()
        for source in sources { classes.add(in: source) }
        return classes
    }

    /// Returns the types of properties of the class "City"; nil for one that cannot be set.
    private func types(_ names: [String], _ classes: ProgramClasses) -> [String?] {
        names.map { name in
            classes.property(name, of: "City").map { $0.type.rawValue + ($0.isOptional ? "?" : "") }
        }
    }

    @Test func typesOfProperties() {
        let classes = classes(
            """
            @objc(City) public final class City: App.Place<Int>, Codable {
                @IBInspectable var a: Bool = false
                @IBOutlet public weak var b: String!
                override var c: CGFloat { didSet { update(c) } }
                var `d` = 1, unused = 2
                var e = -1
                var f = 0.5
                var g = "text", h = true
                internal var i: Int?
                var j: LayoutPoint
                var l = #"text"#
                var m: Int? { didSet {} }
                dynamic var k: Float { get { 1 } set { print(newValue) } }
            }
            """
        )
        #expect(classes.names == ["City"])
        #expect(
            types(["a", "b", "c", "d", "e", "f", "g", "i", "j", "k", "l", "m"], classes) == [
                "Bool", "String?", "Double", "Int", "Int", "Double", "String", "Int?", "LayoutPoint", "Double",
                "String", "Int?",
            ]
        )
    }

    @Test func propertiesThatCannotBeSet() {
        let classes = classes(
            """
            class City {
                static var a = 1
                class var b: Int { 1 }
                private var c = 1
                public private(set) var d = 1
                fileprivate var e = 1
                let f = 1
                var g: Int { 1 }
                var h: Int { get { make { set in 1 } } }
                var i = make(), v = 1
                var w = 1 / scale
                var x = "a".count
                var y = 1e3
                var z = -scale
                var j: [Int] = []
                var k: Color?
                var aa = /[a-z]+/
                var ab = #/[a-z]+/#
                var ac = 0.5 / scale
                var ad, Bool: Bool
                var ae: Int? { nil }
                var af = 1 "b"
                class func make() -> Int { var l = 1; return l }
                struct Part { var m = 1 }
                func run() { if true { var n = 1 } }
                // var o = 1
                /* var p = 1 /* { */ var q = 1; */
                let text = "} var r = 1 \\" var s = 1;"
                let long = \"\"\"
                    } var t = 1 "
                    \"\"\"
            }
            var u = 1
            """
        )
        let names = "abcdefghijklmnopqrstuvwxyz".map { "\($0)" } + ["aa", "ab", "ac", "ad", "ae", "af"]
        #expect(types(names, classes) == names.map { _ in nil })
        #expect(classes.names == ["City"])
    }

    @Test func superclassesAndExtensions() {
        let classes = classes(
            "class Town: City { var a = 1 }",
            "extension App.City { var b: Int { get { 1 } set {} } }\nprotocol Named: class {}\nenum Kind { class Inner {} }",
            "open class City: Place {}",
            "class Place: Town { var c = 1 }"
        )
        #expect(classes.names == ["Town", "City", "Place", "Inner"])
        // The classes are superclasses of each other.
        #expect(types(["a", "b", "c", "d"], classes) == ["Int", "Int", "Int", nil])
    }

    @Test func brokenCodeIsRead() {
        #expect(
            classes("class", "class City", "class City {", "}}} class A { var", "/* class B {", "\"class C").names == [
                "City", "A",
            ]
        )
    }

    @Test func declaredClassesAreUsed() throws {
        func attribute(_ type: String, _ name: String, _ value: String) -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(name)\" value=\"\(value)\"/>"
        }
        let attributes = """
            <userDefinedRuntimeAttributes>\(attribute("boolean", "isOld", "YES"))\(attribute("string", "kind", "x"))\
            \(attribute("string", "isOld", "x"))\(attribute("nil", "isOld", ""))\(attribute("nil", "note", ""))\
            \(attribute("boolean", "gone", "YES"))</userDefinedRuntimeAttributes>
            """
        let file = try XML.file(
            XML.text(
                XML.scene("A", "viewController", "customClass=\"City\"", inside: attributes),
                XML.scene("B", "viewController", "customClass=\"Town\"", inside: attributes)
            )
        )
        let program = classes("class City: ViewController { var isOld = false; var note: String?; var kind = \"\" }")
        let source = try #require(StoryboardSource.sources(of: [file], program: program).first)
        #expect(!source.text.contains("class City"))
        #expect(source.text.contains("class Town: ViewController {\n    var kind: String?\n    var gone: Bool?\n}"))
        let assignments = source.text.matches(of: /controller\.(.+)/).map { String($0.1) }
        #expect(
            assignments == [
                "isOld = true", "kind = \"x\"", "note = nil", "kind = \"x\"", "gone = true",
            ]
        )
    }
}
