/// A token of a Swift or Objective-C file, as a range of bytes.
struct SourceToken {
    enum Kind: UInt8 {
        case identifier
        /// An identifier in backticks, which is never a keyword.
        case quotedIdentifier
        /// A string or a regular expression, with its quotation marks.
        case literal
        case number
        /// A single character.
        case symbol
        /// `#if` and the other conditional directives.
        case branchStart, branchElse, branchEnd
        /// An Objective-C import, from its `#` to the end of its line.
        case include
    }

    let kind: Kind
    let start: Int32
    let end: Int32
}

/// The languages that the index reads.
enum SourceLanguage {
    case swift, objectiveC
}
