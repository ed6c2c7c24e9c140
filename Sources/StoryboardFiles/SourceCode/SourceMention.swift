/// A name in the code that files should have, such as the identifier of a scene.
struct SourceMention: Sendable {
    /// What the name identifies.
    enum Kind: Sendable {
        case scene, segue, cell, storyboard, nib, image, color, string
        /// A method, which is mentioned only if it is selected at run time.
        case method
    }

    let kind: Kind
    /// The name, or nil if it is made at run time, or belongs to another bundle.
    let name: String?
    let place: SourcePlace
}

/// A position in a source file.
struct SourcePlace: Sendable {
    let path: String
    let position: TextPosition
}

extension SourceText {
    /// Adds the names in calls such as `performSegue(withIdentifier: "showCity", sender: nil)`, and the other literals.
    func addMentions(to index: inout SourceIndex) {
        var named: Set<Int> = []
        for open in 0..<count {
            let isMessage = symbol(open) == ":"
            guard isMessage || symbol(open) == "(", let method = identifier(open - 1), let call = Self.calls[method],
                !isMessage || isSent(method, at: open - 1, call.kind), keyword(open - 2) != "func"
            else { continue }
            // The arguments of Swift are in parentheses; in Objective-C the label is a part of the method's name.
            let label = !isMessage && symbol(open + 2) == ":" ? identifier(open + 1) : nil
            var start = label == nil ? open + 1 : open + 3
            guard (label ?? "").hasSuffix(call.label), text(start) != "nil" else { continue }
            while symbol(start) == "@" || symbol(start) == "(" { start += 1 }
            let others = labels(after: start)
            let name = others.isDisjoint(with: ["bundle", "in", "inBundle"]) ? name(start) : nil
            // A selected method is found as a literal, and a default value stands for a missing string.
            if name != nil && call.kind == .method || others.contains("value") { continue }
            if name != nil { named.insert(start) }
            index.add(SourceMention(kind: call.kind, name: name, place: place(name == nil ? open - 1 : start)))
        }
        for literal in 0..<count where kind(literal) == .literal && !named.contains(literal) {
            if let text = string(literal) { index.add(literal: text) }
        }
    }

    /// Whether Objective-C sends a message, and to a class with assets if it is one that other classes may have.
    private func isSent(_ method: String, at index: Int, _ kind: SourceMention.Kind) -> Bool {
        let receiver = identifier(index - 1)
        if kind == .image || kind == .color { return receiver.map(Self.calls.keys.contains) == true }
        return method.first?.isLowercase == true && (receiver != nil || symbol(index - 1) == "]")
    }

    /// Returns the content of a literal without escape sequences, if it is a whole argument.
    private func name(_ literal: Int) -> String? {
        guard let name = string(literal), !name.isEmpty, !name.contains(where: { "\\\"\n".contains($0) }),
            identifier(literal + 1) != nil || [",", ")", "]"].contains(symbol(literal + 1))
        else { return nil }
        return name
    }

    /// Returns the labels of the arguments that follow, except those of the main bundle and of nil.
    private func labels(after argument: Int) -> Set<String> {
        var labels: Set<String> = []
        var (next, depth) = (argument + 1, 0)
        while depth >= 0, next < min(argument + 100, count), symbol(next) != "{", symbol(next) != ";" {
            switch symbol(next) {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case ":" where depth == 0:
                let isMain = (next + 1...next + 3).contains { ["nil", "main", "mainBundle"].contains(text($0)) }
                if !isMain { labels.insert(text(next - 1)) }
            default: break
            }
            next += 1
        }
        return labels
    }

    /// What the first argument of calls identifies, with the end of its label.
    private static let calls: [String: (kind: SourceMention.Kind, label: String)] = [
        "instantiateViewController": (.scene, "dentifier"), "instantiateViewControllerWithIdentifier": (.scene, ""),
        "instantiateController": (.scene, "dentifier"), "instantiateControllerWithIdentifier": (.scene, ""),
        "performSegue": (.segue, "dentifier"), "performSegueWithIdentifier": (.segue, ""),
        "dequeueReusableCell": (.cell, "dentifier"), "dequeueReusableCellWithIdentifier": (.cell, ""),
        "dequeueReusableCellWithReuseIdentifier": (.cell, ""),
        "UIStoryboard": (.storyboard, "name"), "NSStoryboard": (.storyboard, "name"),
        "storyboardWithName": (.storyboard, ""),
        "UINib": (.nib, "nibName"), "NSNib": (.nib, "nibNamed"), "nibWithNibName": (.nib, ""),
        "loadNibNamed": (.nib, ""), "initWithNibName": (.nib, ""),
        "UIImage": (.image, "named"), "NSImage": (.image, "named"), "imageNamed": (.image, ""),
        "UIColor": (.color, "named"), "NSColor": (.color, "named"), "colorNamed": (.color, ""),
        "NSLocalizedString": (.string, ""), "String": (.string, "localized"),
        "Selector": (.method, ""), "NSSelectorFromString": (.method, ""),
    ]
}
