/// A location in the source code of the program, where a component was registered.
///
/// See <doc:Finding-mistakes-before-they-happen>.
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file.
    public let fileID: String

    /// The line, from 1.
    public let line: UInt

    package init(fileID: String, line: UInt) {
        self.fileID = fileID
        self.line = line
    }

    /// The file and the line, as compilers print them.
    public var description: String { "\(fileID):\(line)" }
}
