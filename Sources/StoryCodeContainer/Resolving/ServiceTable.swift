import Synchronization

/// The entries of a container that were asked for, by their keys, for readers that hold no lock.
///
/// An open-addressing table. Entries are only ever added; a table that is full makes way for a larger one, and stays
/// for those who are reading it.
// Unchecked: the memory is allocated once, its own, and its words are atomic.
@safe
final class ServiceTable: @unchecked Sendable {
    /// One place of the table: 0 is empty.
    private struct Place: ~Copyable {
        let key = Atomic<UInt>(0)
        let service = Atomic<UInt>(0)
    }

    /// The first word is the mask; the places follow.
    let address: UInt
    private let places: UnsafeMutablePointer<Place>
    private let capacity: Int
    private var services: [AnyResolvedService] = []

    /// Makes a table that is twice as large as another, with its entries.
    init(_ other: ServiceTable?) {
        capacity = (other?.capacity ?? 8) * 2
        let header = MemoryLayout<Place>.stride
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: header + capacity * MemoryLayout<Place>.stride,
            alignment: MemoryLayout<Place>.alignment
        )
        unsafe memory.storeBytes(of: UInt(capacity - 1), as: UInt.self)
        unsafe places = (memory + header).bindMemory(to: Place.self, capacity: capacity)
        for place in 0..<capacity { unsafe (places + place).initialize(to: Place()) }
        address = UInt(bitPattern: memory)
        for service in other?.services ?? [] { _ = add(service) }
    }

    deinit {
        unsafe places.deinitialize(count: capacity)
        unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
    }

    /// Adds an entry, under the lock of its container.
    ///
    /// - Parameter entry: The entry.
    /// - Returns: Whether there is room.
    func add(_ service: AnyResolvedService) -> Bool {
        guard (services.count + 1) * 2 <= capacity else { return false }
        let key = Self.key(service.key)
        let mask = UInt(capacity - 1)
        var place = Self.start(key) & mask
        while unsafe places[Int(place)].key.load(ordering: .relaxed) != 0 { place = (place + 1) & mask }
        services.append(service)
        // The container keeps the entry.
        let word = unsafe UInt(bitPattern: Unmanaged.passUnretained(service).toOpaque())
        unsafe places[Int(place)].service.store(word, ordering: .relaxed)
        unsafe places[Int(place)].key.store(key, ordering: .releasing)
        return true
    }

    /// The key of a type without name or tag is its address, which is even; that of any other is odd.
    static func key(_ key: ServiceKey) -> UInt {
        let type = UInt(bitPattern: key.type.id)
        switch key.qualifier {
        case .none: return type
        case .name(let name): return type ^ UInt(bitPattern: name.hashValue) | 1
        case .tag(let tag): return (type ^ UInt(bitPattern: tag.id) &* 31) | 1
        }
    }

    /// Where the search for a key begins.
    private static func start(_ key: UInt) -> UInt { (key &* 0x9E37_79B9_7F4A_7C15) >> 40 ^ key >> 4 }

    /// The entry under a key.
    ///
    /// - ParameterList:
    ///   - key: The key of a type and a qualifier.
    ///   - address: The table, or 0.
    ///   - suits: Whether an entry is the right one of those with the key.
    /// - Returns: The entry, which the container keeps.
    static func service(
        _ key: UInt,
        in address: UInt,
        where suits: (AnyResolvedService) -> Bool
    ) -> Unmanaged<AnyResolvedService>? {
        guard let table = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
        let mask = unsafe table.load(as: UInt.self)
        let places = unsafe (table + MemoryLayout<Place>.stride).assumingMemoryBound(to: Place.self)
        var place = start(key) & mask
        while true {
            let found = unsafe places[Int(bitPattern: place)].key.load(ordering: .acquiring)
            if found == 0 { return nil }
            if found == key {
                let word = unsafe places[Int(bitPattern: place)].service.load(ordering: .relaxed)
                if let pointer = unsafe UnsafeRawPointer(bitPattern: word) {
                    let service = unsafe Unmanaged<AnyResolvedService>.fromOpaque(pointer)
                    if unsafe service._withUnsafeGuaranteedRef(suits) { return unsafe service }
                }
            }
            place = (place &+ 1) & mask
        }
    }
}
