import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The values of runtime attributes.
struct RuntimeAttributeTests {
    private func attribute(_ text: String) throws -> RuntimeAttribute {
        let list = "<userDefinedRuntimeAttributes>\(text)</userDefinedRuntimeAttributes>"
        return try XML.file(XML.text(XML.scene("A", inside: list))).scenes[0].runtimeAttributes[0]
    }

    @Test(
        arguments: [
            ("number", "<integer key=\"value\" value=\"-8\"/>", .integer(-8)),
            ("number", "<integer key=\"value\" value=\"1e3\"/>", .real(1000)),
            ("number", "<integer key=\"value\" value=\"x\"/>", .none),
            ("number", "<integer key=\"value\"/>", .none), ("number", "<integer value=\"8\"/>", .none),
            ("number", "", .none),
            // A real number without a fraction is no integer.
            ("number", "<real key=\"value\" value=\"8\"/>", .real(8)),
            ("string", "<string key=\"value\">text</string>", .string("text")), ("string", "", .string("")),
            ("localizedString", "<string key=\"value\">text</string>", .string("text")), ("image", "", .string("")),
            ("boolean", "", .boolean(false)), ("nil", "<point key=\"value\" x=\"1\"/>", .none), ("color", "", .none),
            ("range", "<range key=\"value\" location=\"1\"/>", .components(["location": "1"])),
        ] as [(String, String, RuntimeAttribute.Value)]
    )
    func valueHasTheKindOfItsType(type: String, content: String, value: RuntimeAttribute.Value) throws {
        let element = "userDefinedRuntimeAttribute"
        #expect(try attribute("<\(element) type=\"\(type)\" keyPath=\"k\">\(content)</\(element)>").value == value)
    }

    @Test(arguments: [("YES", true), ("NO", false), ("yes", false), ("", false)])
    func booleanIsYes(text: String, value: Bool) throws {
        let attribute = try attribute("<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"k\" value=\"\(text)\"/>")
        #expect(attribute.value == .boolean(value))
    }

    @Test func attributeMayHaveNoNameAndType() throws {
        let attribute = try attribute("<userDefinedRuntimeAttribute/>")
        #expect(attribute.keyPath == "" && attribute.type == "")
        #expect(attribute.value == RuntimeAttribute.Value.none)
        #expect(attribute.owner.name == "viewController")
    }

    @Test func numbersHaveFloatingPointValues() {
        let values: [RuntimeAttribute.Value] = [
            .integer(8), .real(0.5), .boolean(true), .string("8"), .components(["x": "8"]), .none,
        ]
        #expect(values.map(\.number) == [8, 0.5, nil, nil, nil, nil])
    }
}
