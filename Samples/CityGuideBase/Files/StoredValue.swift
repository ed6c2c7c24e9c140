public import Foundation
public import Observation

/// A value that is kept in a file, which is replaced after each change.
///
/// A change is applied to what the file contains, so two programs do not undo each other's changes. A file that cannot be
/// decoded is set aside under another name and reported, and the value stays as it is. A file that can neither be read nor
/// be set aside is never written.
@MainActor
@Observable
public final class StoredValue<Value: Codable & Equatable> {
    /// The value.
    public private(set) var value: Value

    private let file: AtomicFile
    private let notices: Notices
    private var isReadable = true

    /// Reads the value, or begins with an initial one without a file that can be decoded.
    public init(_ file: AtomicFile, initial: Value, notices: Notices) {
        self.file = file
        self.notices = notices
        value = initial
        read()
    }

    /// Changes the value and writes it, unless it is the same as before.
    public func change(_ body: (inout Value) -> Void) {
        var isChanged = false
        do {
            try file.exclusively {
                read()
                let found = value
                body(&value)
                isChanged = true
                if isReadable, value != found { try file.replace(with: JSONEncoder.stable.encode(value)) }
            }
        } catch {
            if !isChanged { body(&value) }
            notices.add(
                """
                \(file.url.path) cannot be written: \(error.localizedDescription). To fix: Make its folder writable \
                and free space on its disk.
                """
            )
        }
    }

    /// Reads the file if there is one.
    private func read() {
        guard isReadable else { return }
        do {
            if let data = try file.read() { value = try decode(data) ?? value }
        } catch {
            isReadable = false
            notices.add(
                """
                \(file.url.path) cannot be read: \(error.localizedDescription). To fix: Make the file and its folder \
                readable, and start the program again. Until then, changes are not saved.
                """
            )
        }
    }

    /// Decodes the contents, or sets the file aside and returns nil.
    private func decode(_ data: Data) throws -> Value? {
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            let copy = try file.setAside()
            notices.add("\(file.url.path) could not be decoded, and is kept as \(copy.lastPathComponent).")
            return nil
        }
    }
}

extension JSONEncoder {
    /// An encoder that writes equal values as equal text.
    public static var stable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
