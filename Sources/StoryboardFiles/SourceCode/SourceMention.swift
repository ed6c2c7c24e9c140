/// A name in the code that files should have, such as the identifier of a scene.
struct SourceMention: Sendable {
    /// What the name identifies.
    enum Kind: Sendable {
        case scene, segue, cell
    }

    let kind: Kind
    let name: String
    let place: SourcePlace
}

/// A position in a source file.
struct SourcePlace: Sendable {
    let path: String
    let position: TextPosition
}

extension SourceText {
    /// Adds the identifiers in calls such as `performSegue(withIdentifier: "showCity", sender: nil)`, if they are literals,
    /// those with which the code registers cells, and the methods in `#selector(…)` and `@selector(…)`.
    func addMentions(to index: inout SourceIndex) {
        for open in 0..<count where symbol(open) == "(" {
            // The scanner keeps the last letter of `#selector`.
            guard symbol(open - 1) == "r" || symbol(open - 2) == "@" && keyword(open - 1) == "selector" else {
                continue
            }
            var last = open + 1
            while symbol(last + 1) == ".", identifier(last + 2) != nil { last += 2 }
            if let method = identifier(last) { index.add(selectedMethod: method) }
        }
        for literal in 0..<count where kind(literal) == .literal {
            // Of Objective-C's literals, the sign before the quotation mark is a token.
            let end = symbol(literal - 1) == "@" ? literal - 2 : literal - 1
            let label = symbol(end) == ":" ? identifier(end - 1) : nil
            let start = label == nil ? end : end - 2
            // The arguments of Swift are in parentheses; in Objective-C the label is a part of the method's name.
            guard let method = symbol(start) == "(" ? identifier(start - 1) : label, let name = string(literal),
                !name.isEmpty, !name.contains(where: { "\\\"\n".contains($0) })
            else { continue }
            if let kind = Self.methods[method] {
                index.add(SourceMention(kind: kind, name: name, place: place(literal)))
            } else if label?.hasSuffix("euseIdentifier") == true {
                index.add(registeredCell: name)
            }
        }
    }

    private static let methods: [String: SourceMention.Kind] = [
        "instantiateViewController": .scene, "instantiateViewControllerWithIdentifier": .scene,
        "instantiateController": .scene, "instantiateControllerWithIdentifier": .scene, "performSegue": .segue,
        "performSegueWithIdentifier": .segue, "dequeueReusableCell": .cell, "dequeueReusableCellWithIdentifier": .cell,
        "dequeueReusableCellWithReuseIdentifier": .cell,
    ]
}
