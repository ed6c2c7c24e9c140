import CityGuideBase
import Foundation
import Testing

/// Values in files survive kills, and files that cannot be read are kept.
@MainActor
struct StoredValueTests {
    let notices = Notices()

    @Test func valueReturns() throws {
        try withFolder { folder in
            let file = AtomicFile("a/b/list.json", in: folder)
            numbers(file, initial: [1]).change { $0 = [1, 2] }
            #expect(numbers(file, initial: [1]).value == [1, 2])
            #expect(notices.texts == [])
            let contents = try text(file)
            #expect(contents == "[1,2]")
        }
    }

    @Test func sameValueIsNotWritten() throws {
        try withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            let stored = numbers(file, initial: [1])
            stored.change { $0 = [1] }
            let contents = try file.read()
            #expect(contents == nil)
            stored.change { $0 = [2] }
            #expect(stored.value == [2])
        }
    }

    @Test func changesOfTwoProgramsAreKept() throws {
        try withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            let (one, other) = (numbers(file, initial: []), numbers(file, initial: []))
            one.change { $0.append(1) }
            other.change { $0.append(2) }
            one.change { $0.append(3) }
            let contents = try text(file)
            #expect(contents == "[1,2,3]")
            #expect(one.value == [1, 2, 3])
        }
    }

    @Test func halfWrittenFileIsOverwritten() throws {
        try withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            numbers(file, initial: [1]).change { $0 = [2] }
            // What a kill in the middle of a write leaves.
            try Data("[2,3".utf8).write(to: file.url.appendingPathExtension("new"))
            let stored = numbers(file, initial: [1])
            #expect(stored.value == [2])
            stored.change { $0 = [2, 4] }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["list.json"])
            #expect(try text(file) == "[2,4]")
            #expect(notices.texts == [])
        }
    }

    @Test func corruptFileIsSetAside() throws {
        try withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            for damage in ["[1,", ""] {
                try Data(damage.utf8).write(to: file.url)
                #expect(numbers(file, initial: [7]).value == [7])
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

    @Test func fileThatBecomesCorruptLeavesTheValue() throws {
        try withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            let stored = numbers(file, initial: [])
            stored.change { $0 = [1, 2] }
            try Data("[1,".utf8).write(to: file.url)
            stored.change { $0.append(3) }
            #expect(try text(file) == "[1,2,3]")
            #expect(notices.texts.count == 1)
        }
    }

    @Test func unreadableFileIsNotReplaced() throws {
        try withFolder { folder in
            let file = AtomicFile("list.json", in: folder)
            // A folder of that name is unreadable for the superuser too.
            try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
            let stored = numbers(file, initial: [7])
            stored.change { $0 = [8] }
            #expect(stored.value == [8])
            #expect(notices.texts.count == 1)
            let notice = try #require(notices.texts.first)
            #expect(notice.hasPrefix("\(file.url.path) cannot be read: "))
            #expect(
                notice.hasSuffix(
                    """
                    To fix: Make the file and its folder readable, and start the program again. Until then, changes \
                    are not saved.
                    """
                )
            )
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["list.json"])
        }
    }

    @Test func failedWriteIsReported() throws {
        try withFolder { folder in
            try Data().write(to: folder.appending(path: "a"))
            let file = AtomicFile("a/list.json", in: folder)
            let stored = numbers(AtomicFile("list.json", in: folder), initial: [1])
            stored.change { $0 = [2] }
            #expect(throws: (any Error).self) { try file.replace(with: Data()) }
            try FileManager.default.createDirectory(
                at: folder.appending(path: "list.json.new"),
                withIntermediateDirectories: true
            )
            stored.change { $0 = [3] }
            let notice = try #require(notices.texts.first)
            #expect(notice.hasPrefix("\(folder.path)/list.json cannot be written: "))
            #expect(notice.hasSuffix("To fix: Make its folder writable and free space on its disk."))
            #expect(try text(AtomicFile("list.json", in: folder)) == "[2]")
        }
    }

    private func numbers(_ file: AtomicFile, initial: [Int]) -> StoredValue<[Int]> {
        StoredValue(file, initial: initial, notices: notices)
    }

    private func text(_ file: AtomicFile) throws -> String {
        let data = try #require(try file.read())
        return String(decoding: data, as: UTF8.self)
    }
}
