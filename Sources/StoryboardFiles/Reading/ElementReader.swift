import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the elements of a file with Foundation's parser.
final class ElementReader: NSObject, XMLParserDelegate {
    private let limits: ReadingLimits
    private var nodes: ContiguousArray<ElementTree.Node> = []
    private var attributes: ContiguousArray<Element.Attribute> = []
    /// The elements that are open, the innermost last.
    private var open: [Int32] = []
    private var text = ""
    private var failure: StoryboardFileError.Reason?
    private var malformed: MalformedFile?
    private var isWarned = false
    /// The names that were met, so that each is kept once.
    private var names: Set<String> = []

    private init(_ limits: ReadingLimits) {
        self.limits = limits
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
        let reader = ElementReader(limits)
        // As a stream, for of data at once the parser of Linux takes ten million bytes at most, and is slower.
        let parser = XMLParser(stream: InputStream(data: data))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isRead = parser.parse()
        reader.place(by: tags)
        if let failure = reader.failure {
            let next = reader.nodes.count
            throw refuse(failure, at: next < tags.places.count ? tags.places[next] : tags.end)
        }
        // Foundation's parser on Linux says of some files that are broken that they are not.
        let isWhole = (isRead || reader.isWarned) && reader.isComplete
        guard let malformed = reader.malformed ?? (isWhole ? nil : reader.malformed(parser)) else {
            return Element(tree: ElementTree(nodes: reader.nodes, attributes: reader.attributes), place: 0)
        }
        throw malformed.error(in: bytes, file: file, open: reader.open.last.map { reader.nodes[Int($0)] })
    }

    /// Gives the elements the places where their tags begin, which the parser does not say.
    private func place(by tags: TagPlaces) {
        for (node, place) in zip(nodes.indices, tags.places) {
            nodes[node].line = place.line
            nodes[node].column = place.column
        }
    }

    private var isComplete: Bool { !nodes.isEmpty && open.isEmpty }

    private func malformed(_ parser: XMLParser, _ error: (any Error)? = nil) -> MalformedFile {
        MalformedFile(
            code: (error ?? parser.parserError).map { ($0 as NSError).code } ?? 5,
            line: max(parser.lineNumber, 1),
            column: max(parser.columnNumber, 1)
        )
    }

    private func stop(_ parser: XMLParser, _ reason: StoryboardFileError.Reason) {
        failure = reason
        parser.abortParsing()
    }

    /// A name as it is kept, one of each.
    private func kept(_ name: String) -> String {
        names.insert(name).memberAfterInsert
    }

    // MARK: What the parser tells

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes found: [String: String]
    ) {
        guard failure == nil, malformed == nil else { return }
        guard open.count < limits.depth else { return stop(parser, .tooLarge("levels", limit: limits.depth)) }
        guard nodes.count < limits.elements else { return stop(parser, .tooLarge("elements", limit: limits.elements)) }
        let place = Int32(nodes.count)
        var node = ElementTree.Node(
            name: kept(elementName),
            // Known when all is read, for to ask the parser takes as long as the rest.
            line: 0,
            column: 0,
            parent: open.last ?? -1
        )
        node.firstAttribute = Int32(attributes.count)
        node.attributeCount = Int32(found.count)
        for (name, value) in found { attributes.append(Element.Attribute(name: kept(name), value: value)) }
        guard names.count <= limits.names else { return stop(parser, .tooLarge("names", limit: limits.names)) }
        if let parent = open.last.map(Int.init) {
            let last = Int(nodes[parent].lastChild)
            if last < 0 { nodes[parent].firstChild = place } else { nodes[last].nextSibling = place }
            nodes[parent].lastChild = place
        }
        keepText(unlessBlank: true)
        nodes.append(node)
        open.append(place)
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard failure == nil, malformed == nil else { return }
        // What is blank lies between elements, or is all that the innermost one has.
        keepText(unlessBlank: open.last.map { nodes[Int($0)].firstChild >= 0 } ?? true)
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if text.isEmpty { text = string } else { text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard failure == nil, malformed == nil else { return }
        guard !MalformedFile.warnings.contains((parseError as NSError).code) else {
            isWarned = true
            return
        }
        malformed = malformed(parser, parseError)
        parser.abortParsing()
    }

    /// Gives the text that was met to the element in which it is.
    private func keepText(unlessBlank: Bool) {
        guard !text.isEmpty, let here = open.last.map(Int.init) else { return }
        defer { text = "" }
        if unlessBlank, text.utf8.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return }
        // In place, for there may be much of it, with elements in between.
        if nodes[here].text == nil { nodes[here].text = text } else { nodes[here].text?.append(text) }
    }
}
