import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the elements of a file with Foundation's parser.
final class ElementReader: NSObject, XMLParserDelegate {
    private let file: String
    private let limits: ReadingLimits
    private var nodes: ContiguousArray<ElementTree.Node> = []
    private var attributes: ContiguousArray<Element.Attribute> = []
    /// The elements that are open, the innermost last.
    private var open: [Int32] = []
    private var text = ""
    private var failure: StoryboardFileError?
    private var malformed: MalformedFile?
    /// The names that were met, so that each is kept once.
    private var names: Set<String> = []

    private init(_ file: String, _ limits: ReadingLimits) {
        self.file = file
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
        let tooLarge =
            data.count > limits.bytes ? StoryboardFileError.Reason.tooLarge("bytes", limit: limits.bytes) : nil
        if let reason = tooLarge ?? Prolog(of: data).refusal {
            throw StoryboardFileError(reason: reason, file: file, line: 1, column: 1)
        }
        let reader = ElementReader(file, limits)
        // As a stream, for of data at once the parser of Linux takes ten million bytes at most, and is slower.
        let parser = XMLParser(stream: InputStream(data: data))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isRead = parser.parse()
        if let failure = reader.failure { throw failure }
        // Foundation's parser on Linux says of some files that are broken that they are not.
        guard let malformed = reader.malformed ?? (isRead && reader.isComplete ? nil : reader.malformed(parser)) else {
            let places = TagPlaces(in: data)
            if places.places.count == reader.nodes.count { reader.place(by: places) }
            return Element(tree: ElementTree(nodes: reader.nodes, attributes: reader.attributes), place: 0)
        }
        reader.place(by: TagPlaces(in: data))
        throw malformed.error(in: data, file: file, open: reader.open.last.map { reader.nodes[Int($0)] })
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
        guard failure == nil else { return }
        failure = StoryboardFileError(
            reason: reason,
            file: file,
            line: max(parser.lineNumber, 1),
            column: max(parser.columnNumber, 1)
        )
        parser.abortParsing()
    }

    /// A name as it is kept: short ones need no memory of their own, and of the others there is one of each.
    private func kept(_ name: String) -> String {
        name.utf8.count <= 15 ? name : names.insert(name).memberAfterInsert
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
        if let parent = open.last.map(Int.init) {
            let last = Int(nodes[parent].lastChild)
            if last < 0 { nodes[parent].firstChild = place } else { nodes[last].nextSibling = place }
            nodes[parent].lastChild = place
        }
        keepText()
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
        keepText()
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !string.utf8.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) || !text.isEmpty { text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard failure == nil, malformed == nil else { return }
        malformed = malformed(parser, parseError)
        parser.abortParsing()
    }

    /// Gives the text that was met to the element in which it is.
    private func keepText() {
        guard !text.isEmpty, let here = open.last.map(Int.init) else { return }
        nodes[here].text = (nodes[here].text ?? "") + text
        text = ""
    }
}
