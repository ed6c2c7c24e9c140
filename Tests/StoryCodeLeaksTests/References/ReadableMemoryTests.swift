import TestSupport
import Testing

@testable import StoryCodeLeaks

/// The memory that the process can read.
struct ReadableMemoryTests {
    @Test(.readsClosures) func objectsAndTheStackAreReadable() {
        let memory = ReadableMemory()
        let object = CapturingObject()
        #expect(memory.isReadable(HeapObject(object).address, 16))
        // The stack of the main thread is at the end of the memory, so the whole list was read.
        var local = 0
        unsafe withUnsafePointer(to: &local) {
            let address = UInt(bitPattern: $0)
            #expect(memory.isReadable(address, 8))
        }
    }

    @Test func otherMemoryIsNotReadable() {
        let memory = ReadableMemory()
        #expect(!memory.isReadable(0, 1))
        #expect(!memory.isReadable(16, 8))
        #expect(!memory.isReadable(.max, 1))
        #expect(!memory.isReadable(.max - 8, 16))
    }

    @Test(.readsClosures) func contextsOutsideOfReadableMemoryAreLeftOut() {
        let memory = ReadableMemory()
        for address: UInt in [0, 8, 4096, 0x1234_5678_9ABC_DEF0, .max - 7] {
            #expect(HeapObject.context(at: address, in: memory) == nil)
        }
        // A readable address that is not the beginning of an allocation.
        let bytes = [UInt](repeating: 0x400, count: 64)
        unsafe bytes.withUnsafeBufferPointer { buffer in
            let address = UInt(bitPattern: buffer.baseAddress)
            #expect(HeapObject.context(at: address, in: memory) == nil)
            #expect(HeapObject.context(at: address + 4, in: memory) == nil)
        }
    }

    private final class CapturingObject {}
}
