import CityGuideBase
import Foundation
import Testing

/// Values in files survive kills, and files that cannot be read are kept.
@MainActor
struct StoredValueTests {
    let notices = Notices(language: .english)

    @Test func valueReturns() async throws {
        try await withFolder { folder in
            let folder = folder.appending(path: "a/b")
            let file = AtomicFile("list.json", in: folder)
            numbers(folder, initial: [1]).change { $0 = [1, 2] }
            #expect(numbers(folder, initial: [1]).value == [1, 2])
            #expect(notices.texts == [])
            let contents = try text(file)
            #expect(contents == "[1,2]")
        }
    }

    @Test func sameValueIsNotWritten() async throws {
        try await withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            let stored = numbers(folder, initial: [1])
            stored.change { $0 = [1] }
            let contents = try file.read()
            #expect(contents == nil)
            stored.change { $0 = [2] }
            #expect(stored.value == [2])
        }
    }

    @Test func changesOfTwoProgramsAreKept() async throws {
        try await withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            let (one, other) = (numbers(folder, initial: []), numbers(folder, initial: []))
            one.change { $0.append(1) }
            other.change { $0.append(2) }
            one.change { $0.append(3) }
            let contents = try text(file)
            #expect(contents == "[1,2,3]")
            #expect(one.value == [1, 2, 3])
        }
    }

    @Test func halfWrittenFileIsOverwritten() async throws {
        try await withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            numbers(folder, initial: [1]).change { $0 = [2] }
            // What a kill in the middle of a write leaves.
            try Data("[2,3".utf8).write(to: file.url.appendingPathExtension("new"))
            let stored = numbers(folder, initial: [1])
            #expect(stored.value == [2])
            stored.change { $0 = [2, 4] }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["list.json"])
            #expect(try text(file) == "[2,4]")
            #expect(notices.texts == [])
        }
    }

    @Test func corruptFileIsSetAside() async throws {
        try await withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            for damage in ["[1,", ""] {
                try Data(damage.utf8).write(to: file.url)
                #expect(numbers(folder, initial: [7]).value == [7])
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["list.json.corrupt-1", "list.json.corrupt-2"])
            #expect(
                notices.texts == [
                    "\(file.url.path) could not be decoded, and is kept as list.json.corrupt-1.",
                    "\(file.url.path) could not be decoded, and is kept as list.json.corrupt-2.",
                ]
            )
            #expect(try text(AtomicFile("list.json.corrupt-1", in: folder)) == "[1,")
        }
    }

    @Test func fileThatBecomesCorruptLeavesTheValue() async throws {
        try await withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            let stored = numbers(folder, initial: [])
            stored.change { $0 = [1, 2] }
            try Data("[1,".utf8).write(to: file.url)
            stored.change { $0.append(3) }
            #expect(try text(file) == "[1,2,3]")
            #expect(notices.texts.count == 1)
        }
    }

    @Test func unreadableFileIsNotReplaced() async throws {
        try await withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            // A folder of that name is unreadable for the superuser too.
            try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
            let stored = numbers(folder, initial: [7])
            stored.change { $0 = [8] }
            #expect(stored.value == [8])
            let fix = "To fix: Make it and \(folder.path) writable, and free disk space."
            #expect(notices.texts == ["list.json cannot be read or written: Is a directory. \(fix)"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["list.json"])
        }
    }

    @Test func noticesAreInTheLanguageOfTheGuide() async throws {
        try await withFolder { folder in
            let notices = Notices(language: .german)
            let (list, other) = (AtomicFile("list.json", in: folder), AtomicFile("other.json", in: folder))
            try FileManager.default.createDirectory(at: list.url, withIntermediateDirectories: true)
            try Data("[".utf8).write(to: other.url)
            for name in ["list.json", "other.json"] {
                _ = StoredValue(name, in: DataFolder(folder), initial: 1, notices: notices).value
            }
            #expect(
                notices.texts == [
                    """
                    list.json lässt sich nicht lesen oder schreiben: Is a directory. Abhilfe: \(folder.path) schreibbar \
                    machen, Platz schaffen.
                    """,
                    "\(other.url.path) ist nicht lesbar und bleibt als other.json.corrupt-1 erhalten.",
                ]
            )
        }
    }

    @Test func failedWritesAreRepeatedOnTopOfTheFile() async throws {
        try await withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            let stored = numbers(folder, initial: [1])
            stored.change { $0 = [2] }
            // The temporary file cannot replace a folder.
            let taken = folder.appending(path: "list.json.new")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            stored.change { $0.append(3) }
            stored.change { $0.append(4) }
            #expect(stored.value == [2, 3, 4])
            #expect(notices.texts.count == 1)
            #expect(notices.canRetry)
            notices.retry()
            #expect(notices.texts.count == 1)
            #expect(try text(file) == "[2]")
            try FileManager.default.removeItem(at: taken)
            let other = StoredValue(
                "list.json",
                in: DataFolder(folder),
                initial: [Int](),
                notices: Notices(language: .english)
            )
            other.change { $0.insert(0, at: 0) }
            notices.retry()
            #expect(notices.texts == [])
            #expect(stored.value == [0, 2, 3, 4])
            #expect(try text(file) == "[0,2,3,4]")
        }
    }

    @Test func replacedValueForgetsFailedWrites() async throws {
        try await withFolder { folder in
            let stored = numbers(folder, initial: [1])
            let taken = folder.appending(path: "list.json.new")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            stored.change { $0.append(2) }
            stored.replace(with: [5])
            try FileManager.default.removeItem(at: taken)
            notices.retry()
            #expect(try text(AtomicFile("list.json", in: folder)) == "[5]")
        }
    }

    @Test func equalValuesAreEqualText() throws {
        let names = Dictionary(uniqueKeysWithValues: (1...9).map { ("key \($0)", "a/b") })
        let text = "{\((1...9).map { "\"key \($0)\":\"a/b\"" }.joined(separator: ","))}"
        #expect(try String(decoding: JSONEncoder.stable.encode(names), as: UTF8.self) == text)
    }

    private func numbers(_ folder: URL, initial: [Int]) -> StoredValue<[Int]> {
        StoredValue("list.json", in: DataFolder(folder), initial: initial, notices: notices)
    }

    private func text(_ file: AtomicFile) throws -> String {
        let data = try #require(try file.read())
        return String(decoding: data, as: UTF8.self)
    }
}
