import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A reader of the elements of a file, with Foundation's parser.
final class ElementReader: NSObject, XMLParserDelegate {
    private let limits: ReadingLimits
    private var builder: ElementTreeBuilder
    private var failure: Failure?
    private var hasWarnings = false

    /// The reason why parsing stopped.
    private enum Failure {
        case refused(StoryboardFileError.Reason)
        case malformed(ParserError)
    }

    private init(_ limits: ReadingLimits, _ tags: TagScanner) {
        self.limits = limits
        let elements = min(tags.positions.count, limits.elements)
        builder = ElementTreeBuilder(
            elementCapacity: elements,
            attributeCapacity: min(tags.attributeCount, elements * 8)
        )
    }

    /// Reads a file and returns its outermost element.
    static func read(_ data: Data, file: String, limits: ReadingLimits) throws(StoryboardFileError) -> FileElement {
        func refuse(_ reason: StoryboardFileError.Reason, at position: TextPosition) -> StoryboardFileError {
            StoryboardFileError(reason: reason, file: file, line: Int(position.line), column: Int(position.column))
        }
        guard data.count <= limits.bytes else { throw .tooLarge("bytes", limit: limits.bytes, file) }
        let bytes = [UInt8](data)
        let prolog = Prolog(of: bytes)
        if let reason = prolog.refusal { throw refuse(reason, at: TagScanner(bytes, count: prolog.end).end) }
        let tags = TagScanner(bytes, attributeLimit: limits.attributes)
        if let position = tags.excessiveAttributes {
            throw refuse(.tooLarge("attributes in one element", limit: limits.attributes), at: position)
        }
        if let position = tags.bareInstruction {
            throw refuse(.malformedXML("a processing instruction <?…?> consists of a name alone"), at: position)
        }
        let reader = ElementReader(limits, tags)
        // A stream, because Linux's parser limits data to ten million bytes, and is slower with it.
        let parser = XMLParser(stream: InputStream(data: data))
        parser.shouldResolveExternalEntities = false
        #if canImport(FoundationXML)
            parser.delegate = reader
        #else
            // The parser of Apple's systems does not retain its delegate and does not clear the reference. The reader is
            // used after the parser.
            unsafe parser.delegate = reader
        #endif
        let succeeded = parser.parse()
        reader.builder.setPositions(tags.positions)
        // On Linux, Foundation's parser reports success for some malformed files.
        let isValid = (succeeded || reader.hasWarnings) && reader.builder.isComplete
        switch reader.failure ?? (isValid ? nil : .malformed(reader.error(of: parser))) {
        case nil: return FileElement(tree: reader.builder.tree, index: 0)
        case .refused(let reason):
            let next = reader.builder.count
            throw refuse(reason, at: next < tags.positions.count ? tags.positions[next] : tags.end)
        case .malformed(let error):
            throw error.fileError(in: bytes, file: file, open: reader.builder.innermost)
        }
    }

    private func error(of parser: XMLParser, _ error: (any Error)? = nil) -> ParserError {
        ParserError(
            code: (error ?? parser.parserError).map { ($0 as NSError).code } ?? 5,
            line: max(parser.lineNumber, 1),
            column: max(parser.columnNumber, 1)
        )
    }

    private func stop(_ parser: XMLParser, _ failure: Failure) {
        self.failure = failure
        parser.abortParsing()
    }

    // MARK: Events of the parser, which continue after it was stopped

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard failure == nil else { return }
        func refuse(_ what: String, _ limit: Int) { stop(parser, .refused(.tooLarge(what, limit: limit))) }
        guard builder.depth < limits.depth else { return refuse("levels", limits.depth) }
        guard builder.count < limits.elements else { return refuse("elements", limits.elements) }
        guard builder.nameCount <= limits.names else { return refuse("names", limits.names) }
        builder.begin(elementName, attributes)
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        if failure == nil { builder.end() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if failure == nil { builder.add(string) }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        if failure == nil { builder.add(String(decoding: block, as: UTF8.self)) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard failure == nil else { return }
        if ParserError.warnings.contains((parseError as NSError).code) {
            hasWarnings = true
        } else {
            stop(parser, .malformed(error(of: parser, parseError)))
        }
    }
}
