public import Foundation
public import Observation

/// A value that is kept in a file, which is replaced after each change.
///
/// Each change is applied to what the file contains, so two programs do not undo each other's changes. A change that cannot
/// be written has its effect in this program, is reported with a retry, and is written with the next one. A file that cannot
/// be decoded is set aside under another name.
@MainActor
@Observable
public final class StoredValue<Value: Codable & Equatable> {
    /// The value, with the changes that are not written.
    public private(set) var value: Value

    private let file: AtomicFile
    private let notices: Notices
    private var unwritten: [(inout Value) -> Void] = []

    /// What the file contained when it was last read or written.
    private var known: Value

    /// Reads the value, or begins with an initial one without a file that can be decoded.
    public init(_ name: String, in folder: DataFolder, initial: Value, notices: Notices) {
        file = AtomicFile(name, in: folder.url)
        self.notices = notices
        (value, known) = (initial, initial)
        write()
    }

    /// Changes the value and writes it, unless it is the same as before.
    public func change(_ body: @escaping (inout Value) -> Void) {
        unwritten.append(body)
        write()
    }

    /// Replaces the value, so that changes that are not written have no effect any more.
    public func replace(with value: Value) {
        unwritten = []
        change { $0 = value }
    }

    /// Applies the changes that are not written to what the file contains, and writes it if it differs.
    private func write() {
        do {
            // A program that only reads creates no folder.
            if unwritten.isEmpty {
                known = try read()
            } else {
                try file.exclusively {
                    known = try read()
                    let next = changed
                    if next != known { try file.replace(with: JSONEncoder.stable.encode(next)) }
                    (known, unwritten) = (next, [])
                }
            }
            notices.remove(about: file.url.path)
        } catch {
            let text = notices.language.cannotBeSaved(file.url, error)
            notices.add(text, about: file.url.path) { [weak self] in self?.write() }
        }
        if value != changed { value = changed }
    }

    /// What is known of the file, with the changes that are not written.
    private var changed: Value { unwritten.reduce(into: known) { $1(&$0) } }

    /// Returns the contents of the file, or what is known if it has none or was set aside.
    private func read() throws -> Value {
        guard let data = try file.read() else { return known }
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            notices.add(notices.language.isSetAside(file.url.path, as: try file.setAside().lastPathComponent))
            return known
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
