import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the elements of a file with Foundation's parser.
final class ElementReader: NSObject, XMLParserDelegate {
    private let limits: ReadingLimits
    private var builder: ElementTreeBuilder
    private var end: End?
    private var isWarned = false

    /// Why reading has ended before the file does.
    private enum End {
        case refused(StoryboardFileError.Reason)
        case malformed(MalformedFile)
    }

    private init(_ limits: ReadingLimits, _ tags: TagPlaces) {
        self.limits = limits
        let elements = min(tags.places.count, limits.elements)
        builder = ElementTreeBuilder(elements: elements, attributes: min(tags.attributeCount, elements * 8))
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - data: Its bytes.
    ///   - file: What it is called in errors.
    ///   - limits: How much of it is read.
    /// - Returns: The outermost element.
    /// - Throws: ``StoryboardFileError``.
    static func read(_ data: Data, file: String, limits: ReadingLimits) throws(StoryboardFileError) -> Element {
        func refuse(_ reason: StoryboardFileError.Reason, at place: TagPlaces.Place) -> StoryboardFileError {
            StoryboardFileError(reason: reason, file: file, line: Int(place.line), column: Int(place.column))
        }
        guard data.count <= limits.bytes else { throw .tooLarge("bytes", limit: limits.bytes, file: file) }
        let bytes = [UInt8](data)
        let prolog = Prolog(of: bytes)
        if let reason = prolog.refusal { throw refuse(reason, at: TagPlaces(in: bytes, count: prolog.end).end) }
        let tags = TagPlaces(in: bytes, attributes: limits.attributes)
        if let place = tags.crowded {
            throw refuse(.tooLarge("attributes in one element", limit: limits.attributes), at: place)
        }
        if let place = tags.bareInstruction { throw refuse(.badXML("an <?…?> has nothing but a name"), at: place) }
        let reader = ElementReader(limits, tags)
        // As a stream, for of data at once the parser of Linux takes ten million bytes at most, and is slower.
        let parser = XMLParser(stream: InputStream(data: data))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isRead = parser.parse()
        reader.builder.place(by: tags)
        // Foundation's parser on Linux says of some files that are broken that they are not.
        let isWhole = (isRead || reader.isWarned) && reader.builder.isComplete
        switch reader.end ?? (isWhole ? nil : .malformed(reader.malformed(parser))) {
        case nil: return Element(tree: reader.builder.tree, place: 0)
        case .refused(let reason):
            let next = reader.builder.count
            throw refuse(reason, at: next < tags.places.count ? tags.places[next] : tags.end)
        case .malformed(let malformed):
            throw malformed.error(in: bytes, file: file, open: reader.builder.innermost)
        }
    }

    private func malformed(_ parser: XMLParser, _ error: (any Error)? = nil) -> MalformedFile {
        MalformedFile(
            code: (error ?? parser.parserError).map { ($0 as NSError).code } ?? 5,
            line: max(parser.lineNumber, 1),
            column: max(parser.columnNumber, 1)
        )
    }

    private func stop(_ parser: XMLParser, _ end: End) {
        self.end = end
        parser.abortParsing()
    }

    // MARK: What the parser tells, even after it was stopped

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard end == nil else { return }
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
        if end == nil { builder.end() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if end == nil { builder.add(string) }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        if end == nil { builder.add(String(decoding: block, as: UTF8.self)) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard end == nil else { return }
        guard !MalformedFile.warnings.contains((parseError as NSError).code) else {
            isWarned = true
            return
        }
        stop(parser, .malformed(malformed(parser, parseError)))
    }
}
