import StoryCodeLocks

/// A hash table of resolved services by key, which is read without a lock.
///
/// It uses open addressing. Services are only added; a full table is replaced by a larger one, and retained for threads
/// that still read it.
// Unchecked and safe: the table owns the memory, and its words are atomic.
@safe
final class ServiceTable<Service: AnyObject>: @unchecked Sendable {
    private typealias Slot = ServiceSlot

    /// The address of the memory: a word with the mask, padded to the size of a slot, and then the slots.
    let address: UInt
    private let slots: UnsafeMutablePointer<Slot>
    private let capacity: Int
    private var services: [(key: ServiceKey, service: Service)] = []

    /// Creates a table of twice the capacity of another, with its services.
    init(_ other: ServiceTable<Service>?) {
        capacity = (other?.capacity ?? 8) * 2
        let header = MemoryLayout<Slot>.stride
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: header + capacity * MemoryLayout<Slot>.stride,
            alignment: MemoryLayout<Slot>.alignment
        )
        unsafe memory.storeBytes(of: UInt(capacity - 1), as: UInt.self)
        unsafe slots = (memory + header).bindMemory(to: Slot.self, capacity: capacity)
        for index in 0..<capacity { unsafe (slots + index).initialize(to: Slot()) }
        address = UInt(bitPattern: memory)
        for (key, service) in other?.services ?? [] { _ = add(service, as: key) }
    }

    deinit {
        unsafe slots.deinitialize(count: capacity)
        unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
    }

    /// Adds a service under the lock of the hierarchy, and returns false if the table is full.
    func add(_ service: Service, as serviceKey: ServiceKey) -> Bool {
        guard (services.count + 1) * 2 <= capacity else { return false }
        let key = Self.key(serviceKey)
        let mask = UInt(capacity - 1)
        var index = Self.start(key) & mask
        while unsafe slots[Int(index)].key.load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
        services.append((serviceKey, service))
        let word = unsafe UInt(bitPattern: Unmanaged.passUnretained(service).toOpaque())
        unsafe slots[Int(index)].service.store(word, ordering: .relaxed)
        unsafe slots[Int(index)].key.store(key, ordering: .releasing)
        return true
    }

    /// Returns the table key of a service: the address of its type, which is even, or with a name or a tag an odd number.
    static func key(_ key: ServiceKey) -> UInt {
        let type = UInt(bitPattern: key.type.id)
        switch key.qualifier {
        case .none: return type
        case .name(let name): return type ^ UInt(bitPattern: name.hashValue) | 1
        case .tag(let tag): return (type ^ UInt(bitPattern: tag.id) &* 31) | 1
        }
    }

    /// Returns the index at which the search for a key starts, before it is masked.
    private static func start(_ key: UInt) -> UInt {
        // The product has 64 bits on systems with 32-bit words too, where the factor is not a word.
        UInt(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 40) ^ key >> 4
    }

    /// Returns the service with a table key that satisfies a predicate, in the table at an address, which may be 0.
    static func service(_ key: UInt, in address: UInt, where predicate: (Service) -> Bool) -> Unmanaged<Service>? {
        guard let table = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
        let mask = unsafe table.load(as: UInt.self)
        let slots = unsafe (table + MemoryLayout<Slot>.stride).assumingMemoryBound(to: Slot.self)
        var index = start(key) & mask
        while true {
            let found = unsafe slots[Int(bitPattern: index)].key.load(ordering: .acquiring)
            if found == 0 { return nil }
            if found == key {
                let word = unsafe slots[Int(bitPattern: index)].service.load(ordering: .relaxed)
                if let pointer = unsafe UnsafeRawPointer(bitPattern: word) {
                    let service = unsafe Unmanaged<Service>.fromOpaque(pointer)
                    if unsafe service._withUnsafeGuaranteedRef(predicate) { return unsafe service }
                }
            }
            index = (index &+ 1) & mask
        }
    }
}

/// One slot of a table; its words are 0 if it is empty.
private struct ServiceSlot: ~Copyable {
    let key = Atomic<UInt>(0)
    let service = Atomic<UInt>(0)
}
