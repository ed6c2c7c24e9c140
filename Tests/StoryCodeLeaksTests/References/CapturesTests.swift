#if os(Linux)
    import Foundation
    import Testing

    @testable import StoryCodeLeaks

    /// The contexts of closures, as the compiler lays them out.
    struct CapturesTests {
        /// Memory before other memory.
        ///
        /// Safe, because it stays mapped until it is released, and all offsets of the tests are inside it.
        @safe
        private final class Page {
            let size: Int
            private let start: UnsafeMutableRawPointer

            /// - Parameter protection: How the memory behind it can be used.
            init(before protection: Int32 = PROT_NONE) {
                size = Int(getpagesize())
                unsafe start = mmap(nil, 2 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                unsafe mprotect(start + size, size, protection)
            }

            deinit { unsafe munmap(start, 2 * size) }

            func address(_ offset: Int) -> UInt { unsafe UInt(bitPattern: start) + UInt(offset) }

            /// Writes a value, unless it would be behind the page.
            func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
                guard offset + MemoryLayout<Value>.size <= size else { return }
                unsafe start.storeBytes(of: value, toByteOffset: offset, as: Value.self)
            }

            /// Writes a context, its metadata, and the record of its captures with the mangled names of types.
            ///
            /// - Parameters:
            ///   - sources: The names of generic parameters, and where their metadata is.
            ///   - bindings: The metadata, at the beginning of the context.
            func write(
                _ names: [String],
                sources: [String] = [],
                bindings: [Any.Type] = [],
                context: Int = 0x800,
                metadata: Int = 0x700,
                record: Int = 0x400
            ) {
                store(address(metadata), at: context)
                for (index, type) in bindings.enumerated() {
                    store(unsafe unsafeBitCast(type, to: UInt.self), at: context + 16 + 8 * index)
                }
                store(0x400 as UInt, at: metadata)
                store(address(record), at: metadata + 16)
                for (index, count) in [names.count, sources.count / 2, bindings.count].enumerated() {
                    store(UInt32(count), at: record + 4 * index)
                }
                for (index, name) in (names + sources).enumerated() {
                    let reference = record + 12 + 4 * index
                    store(Int32(32 * index - reference), at: reference)
                    for (offset, byte) in (Array(name.utf8) + [0]).enumerated() { store(byte, at: 32 * index + offset) }
                }
            }

            /// Reads a context.
            func captures(at context: Int = 0x800) -> Captures? {
                let object = HeapObject.context(at: address(context), in: ReadableMemory())
                guard case .context(let captures)? = object?.kind else { return nil }
                return captures
            }
        }

        private func types(_ captures: Captures?) -> [String]? { captures?.values.map { "\($0.type)" } }

        @Test func valuesFollowEachOtherInTheOrderOfTheRecord() {
            let page = Page()
            // Words that look like contexts, of which each one has another value.
            for word in 2..<40 { page.store(UInt(1000 + word), at: 0x800 + 8 * word) }
            // An optional function that is nil.
            page.store(0 as UInt, at: 0x800 + 8 * 13)
            page.write([
                "Sb",
                // Weak, unowned and unmanaged references.
                "yXlSgXw", "yXlXo", "yXlXu",
                // Variables.
                "Sb", "SiXx", "SiXX", "SiXb",
                // Functions: escaping, optional, not escaping, without a context, and escaping.
                "Sb", "Ieg_", "Ieg_Sg", "Ig_", "Iet_", "Ieg_",
                // A type whose mangled name contains an operator of function types.
                "SIySSG",
                // Variables of types to which the name refers by a relative reference and by an address.
                "\u{1}AAAAXx", "\u{18}AAAAAAAAXx",
                "Si",
            ])
            let captures = page.captures()
            #expect(types(captures) == ["Bool", "Bool", "Bool", "DefaultIndices<String>", "Int"])
            #expect(captures?.contexts == [1007, 1008, 1009, 1012, 1019, 1024, 1025])
            #expect(captures?.isIncomplete == false)
        }

        @Test func genericParametersHaveTheirArguments() {
            let page = Page()
            for word in 2..<40 { page.store(UInt(1000 + word), at: 0x800 + 8 * word) }
            page.write(
                ["x", "q_", "SayxG", "q0_", "SiXx"],
                sources: ["x", "B1_", "q_", "B0_", "q0_", "B2_"],
                bindings: [Int.self, String.self, Bool.self]
            )
            let captures = page.captures()
            #expect(types(captures) == ["String", "Int", "Array<String>", "Bool"])
            #expect(captures?.contexts == [1010])
        }

        @Test(
            arguments: [
                ("x", []), ("4None4CityV", []), ("xxQp_t", []), ("7ElementSlQz", []), ("7ElementSlQy_", []), ("QZ", []),
                ("QY", []),
                // The metadata of the parameter is elsewhere, or there are parameters of more than one declaration.
                ("x", ["q_", "B0_"]), ("x", ["x", "C0_"]), ("x", ["x", "Bx_"]), ("x", ["x", "B1_"]),
                // The runtime would stop the program at the pack of a parameter that is none.
                ("xxQp_t", ["x", "B0_"]),
            ] as [(String, [String])]
        )
        func valuesBehindOneOfAnUnknownTypeAreNotFound(name: String, sources: [String]) {
            let page = Page()
            page.write(["Sb", name, "SiXx"], sources: sources, bindings: sources.isEmpty ? [] : [Int.self])
            let captures = page.captures()
            #expect(types(captures) == ["Bool"])
            #expect(captures?.contexts == [] && captures?.isIncomplete == true)
        }

        @Test func contextWithoutARecordIsIncomplete() {
            let page = Page()
            page.write([])
            #expect(page.captures()?.isIncomplete == false)
            page.store(0 as UInt, at: 0x700 + 16)
            #expect(page.captures()?.isIncomplete == true)
        }

        @Test func variableHasATypeAndAnOffset() {
            final class Target {}
            let page = Page()
            let target = Target()
            page.write([])
            page.store(0x500 as UInt, at: 0x700)
            page.store(24 as UInt32, at: 0x700 + 8)
            page.store(unsafe unsafeBitCast(Target.self as Any.Type, to: UInt.self), at: 0x700 + 16)
            page.store(HeapObject(target).address, at: 0x800 + 24)
            let object = HeapObject.context(at: page.address(0x800), in: ReadableMemory())
            guard case .box(let memory)? = object?.kind, case .object(let content) = memory.content else {
                Issue.record("the variable was not read")
                return
            }
            #expect(content.target === target)
            // Another kind of metadata.
            page.store(0x200 as UInt, at: 0x700)
            #expect(HeapObject.context(at: page.address(0x800), in: ReadableMemory()) == nil)
        }

        @Test func partsAreReadUpToTheEndOfReadableMemory() {
            let page = Page()
            let end = page.size
            func isRead(
                _ names: [String] = [],
                sources: [String] = [],
                context: Int = 0x800,
                metadata: Int = 0x700,
                record: Int = 0x400
            ) -> Bool {
                page.write(names, sources: sources, context: context, metadata: metadata, record: record)
                return page.captures(at: context) != nil
            }
            #expect(isRead(context: end - 16) && !isRead(context: end - 8))
            #expect(isRead(metadata: end - 24) && !isRead(metadata: end - 16))
            #expect(isRead(record: end - 12) && !isRead(record: end - 8))
            #expect(isRead(["Si"], record: end - 16) && !isRead(["Si"], record: end - 12))
            #expect(isRead(["Si", "Si"], record: end - 20) && !isRead(["Si", "Si"], record: end - 16))
            let sources = ["x", "B0_"]
            #expect(isRead(sources: sources, record: end - 20) && !isRead(sources: sources, record: end - 16))
        }

        @Test func readableMemoryEndsWithItsLastByte() {
            let page = Page()
            let memory = ReadableMemory()
            #expect(memory.isReadable(page.address(page.size - 16), 16))
            #expect(!memory.isReadable(page.address(page.size - 16), 17))
            #expect(!memory.isReadable(page.address(page.size), 1))
        }

        @Test func adjacentMemoryIsReadableAsAWhole() {
            let page = Page(before: PROT_READ)
            #expect(ReadableMemory().isReadable(page.address(page.size - 8), 16))
        }
    }
#endif
