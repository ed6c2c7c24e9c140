/// A place in the program: where something was registered.
public struct CodeLocation: Hashable, Sendable {
    /// The module and the file.
    public let fileID: String

    /// The line, from 1.
    public let line: UInt

    @usableFromInline
    package init(fileID: String, line: UInt) {
        self.fileID = fileID
        self.line = line
    }
}

extension CodeLocation: CustomStringConvertible {
    /// The file's name and the line, as compilers print them.
    public var description: String { "\(fileID):\(line)" }
}
