import Testing

@testable import StoryboardFiles

/// The names in calls that files should have.
struct SourceMentionTests {
    private func mentions(_ code: String, path: String) -> [String] {
        var index = SourceIndex()
        index.add(code, path: path)
        return index.mentions.map { "\($0.kind) \($0.name ?? "-")" }
    }

    @Test(arguments: [
        (
            SourceMention.Kind.scene,
            [
                "instantiateViewController(withIdentifier: X)", "instantiateViewController(identifier: X)",
                "instantiateViewControllerWithIdentifier(X)", "instantiateController(withIdentifier: X)",
                "instantiateControllerWithIdentifier(X)",
            ]
        ),
        (.segue, ["performSegue(withIdentifier: X, sender: nil)", "performSegueWithIdentifier(X, sender: nil)"]),
        (
            .cell,
            [
                "dequeueReusableCell(withIdentifier: X)", "dequeueReusableCell(withReuseIdentifier: X, for: path)",
                "dequeueReusableCellWithIdentifier(X)", "dequeueReusableCellWithReuseIdentifier(X)",
            ]
        ),
        (.storyboard, ["UIStoryboard(name: X, bundle: nil)", "NSStoryboard(name: X, bundle: .main)"]),
        (.nib, ["UINib(nibName: X, bundle: nil)", "NSNib(nibNamed: X, bundle: nil)", "loadNibNamed(X, owner: self)"]),
        (.image, ["UIImage(named: X)", "NSImage(named: X)"]), (.color, ["UIColor(named: X)", "NSColor(named: X)"]),
        (.string, ["NSLocalizedString(X, comment: Y)", "String(localized: X)"]),
    ])
    func callInSwiftNamesWhatAFileHas(kind: SourceMention.Kind, calls: [String]) {
        for call in calls {
            #expect(mentions(call.replacing("X", with: "\"a\""), path: "A.swift") == ["\(kind) a"])
            #expect(mentions(call.replacing("X", with: "name()"), path: "A.swift") == ["\(kind) -"])
            #expect(mentions(call.replacing("X", with: "\"\""), path: "A.swift") == ["\(kind) -"])
            #expect(mentions(call.replacing("X", with: "nil"), path: "A.swift") == [])
            #expect(mentions("func \(call.replacing("X", with: "String"))", path: "A.swift") == [])
        }
    }

    @Test(arguments: [
        (
            SourceMention.Kind.scene,
            ["[s instantiateViewControllerWithIdentifier:X]", "[s instantiateControllerWithIdentifier:X]"]
        ),
        (.segue, ["[self performSegueWithIdentifier:X sender:nil]"]),
        (
            .cell,
            [
                "[t dequeueReusableCellWithIdentifier:X]",
                "[t dequeueReusableCellWithReuseIdentifier:X forIndexPath:path]",
            ]
        ),
        (.storyboard, ["[UIStoryboard storyboardWithName:X bundle:nil]"]),
        (
            .nib,
            [
                "[UINib nibWithNibName:X bundle:nil]", "[NSBundle.mainBundle loadNibNamed:X owner:nil options:nil]",
                "[[City alloc] initWithNibName:X bundle:[NSBundle mainBundle]]",
            ]
        ),
        (.image, ["[UIImage imageNamed:X]", "[NSImage imageNamed:X]"]),
        (.color, ["[UIColor colorNamed:X]", "[NSColor colorNamed:X]"]), (.string, ["NSLocalizedString(X, nil)"]),
    ])
    func messageInObjectiveCNamesWhatAFileHas(kind: SourceMention.Kind, calls: [String]) {
        for call in calls {
            #expect(mentions(call.replacing("X", with: "@\"a\""), path: "A.m") == ["\(kind) a"])
            #expect(mentions(call.replacing("X", with: "[self name]"), path: "A.m") == ["\(kind) -"])
        }
    }

    @Test(arguments: ["Selector(X)", "NSSelectorFromString(X)"])
    func methodIsMentionedIfItIsSelectedAtRunTime(call: String) {
        #expect(mentions(call.replacing("X", with: "\"a\""), path: "A.swift") == [])
        #expect(mentions(call.replacing("X", with: "name"), path: "A.swift") == ["method -"])
    }

    @Test(
        arguments: [
            ("[kSecClass as String: \"a\"]", "A.swift", []),
            ("UIImage(named: \"a\", x: { switch y { case bundle: z } })", "A.swift", ["image a"]),
            ("UIImage(named: \"a\", y; in: c", "A.swift", ["image a"]),
            ("[UIImage imageNamed:@\"a\" inBundle:b compatibleWithTraitCollection:nil]", "A.m", ["image -"]),
        ] as [(String, String, [String])]
    )
    func onlyArgumentsOfTheCallAreRead(code: String, path: String, found: [String]) {
        #expect(mentions(code, path: path) == found)
    }

    /// The label of another bundle is searched for in a hundred tokens.
    @Test(arguments: [("", "-"), ("-", "a")])
    func lateLabelIsNotRead(token: String, name: String) {
        let values = token + String(repeating: "x, ", count: 48)
        #expect(mentions("UIImage(named: \"a\", \(values)in: kit)", path: "A.swift") == ["image \(name)"])
    }
}
