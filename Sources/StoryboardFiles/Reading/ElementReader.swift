import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A reader of the elements of a file, with Foundation's parser.
final class ElementReader: NSObject, XMLParserDelegate {
    private let limits: ReadingLimits
    private var failure: Failure?
    private var hasWarnings = false
    private var elements: ContiguousArray<ElementTree.StoredElement> = []
    /// The indices of the open elements, the innermost last.
    private var open: [Int] = []
    private var text = ""
    /// All names so far, so that equal names share their storage.
    private var names: Set<String> = []

    /// The reason why parsing stopped.
    private enum Failure {
        case refused(StoryboardFileError.Reason)
        case malformed(ParserError)
    }

    private init(_ limits: ReadingLimits, capacity: Int) {
        self.limits = limits
        elements.reserveCapacity(min(capacity, limits.elements))
    }

    /// Reads a file and returns its outermost element.
    static func read(_ data: Data, file: String, limits: ReadingLimits) throws(StoryboardFileError) -> FileElement {
        func refuse(_ reason: StoryboardFileError.Reason, at position: TextPosition) -> StoryboardFileError {
            StoryboardFileError(reason: reason, file: file, line: Int(position.line), column: Int(position.column))
        }
        guard data.count <= limits.bytes else { throw .tooLarge("bytes", limit: limits.bytes, file) }
        let bytes = [UInt8](data)
        let tags = TagScanner(bytes, attributeLimit: limits.attributes)
        if let (reason, position) = tags.refusal { throw refuse(reason, at: position) }
        let reader = ElementReader(limits, capacity: tags.positions.count)
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
        for (index, position) in zip(reader.elements.indices, tags.positions) {
            reader.elements[index].position = position
        }
        // On Linux, Foundation's parser reports success for some malformed files.
        let isValid = (succeeded || reader.hasWarnings) && !reader.elements.isEmpty && reader.open.isEmpty
        switch reader.failure ?? (isValid ? nil : .malformed(reader.error(of: parser))) {
        case nil: return FileElement(tree: ElementTree(reader.elements), index: 0)
        case .refused(let reason):
            let next = reader.elements.count
            throw refuse(reason, at: next < tags.positions.count ? tags.positions[next] : tags.end)
        case .malformed(let error):
            throw error.fileError(
                in: bytes,
                tags.closings,
                file: file,
                open: reader.open.last.map { reader.elements[$0] }
            )
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

    private func unique(_ name: String) -> String { names.insert(name).memberAfterInsert }

    /// Adds the text so far to the innermost open element.
    private func storeText(unlessBlank: Bool) {
        guard !text.isEmpty, let index = open.last else { return }
        defer { text = "" }
        if unlessBlank, text.utf8.allSatisfy({ $0 <= 0x20 }) { return }
        // Appended in place: long text may be interrupted by many elements.
        if elements[index].text == nil { elements[index].text = text } else { elements[index].text?.append(text) }
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
        guard open.count < limits.depth else { return refuse("levels", limits.depth) }
        guard elements.count < limits.elements else { return refuse("elements", limits.elements) }
        guard names.count <= limits.names else { return refuse("names", limits.names) }
        storeText(unlessBlank: true)
        open.append(elements.count)
        elements.append(
            ElementTree.StoredElement(
                name: unique(elementName),
                attributes: attributes.map { FileElement.Attribute(name: unique($0), value: $1) },
                parent: Int32(open.dropLast().last ?? -1)
            )
        )
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let index = open.last else { return }
        // Blank text separates elements, or is the whole content of an element without children.
        storeText(unlessBlank: index + 1 < elements.count)
        elements[index].end = Int32(elements.count)
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if failure != nil { return }
        if text.isEmpty { text = string } else { text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
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
