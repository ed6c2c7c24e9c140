#if canImport(Darwin)
    import StoryCodeShims

    /// The orderings of the standard library's atomic values; every access has the strongest that is used.
    public enum AtomicOrdering: Sendable { case relaxed, acquiring, releasing }

    // Unchecked and safe: the word has memory of its own, and is accessed by atomic instructions only.

    /// A value of one word that is read and changed without a lock, as that of the standard library, which Apple's older
    /// systems do not have.
    @safe
    public struct Atomic<Value: AtomicWord>: ~Copyable, @unchecked Sendable {
        private let word: UnsafeMutablePointer<UInt>

        /// Creates an atomic value.
        public init(_ value: Value) {
            unsafe word = .allocate(capacity: 1)
            unsafe word.initialize(to: value.word)
        }

        deinit { unsafe word.deallocate() }

        /// Returns the value.
        public borrowing func load(ordering: AtomicOrdering) -> Value {
            unsafe Value(word: storycode_load(word))
        }

        /// Replaces the value.
        public borrowing func store(_ value: Value, ordering: AtomicOrdering) {
            _ = unsafe storycode_exchange(word, value.word)
        }

        /// Replaces the value and returns the earlier one.
        public borrowing func exchange(_ value: Value, ordering: AtomicOrdering) -> Value {
            unsafe Value(word: storycode_exchange(word, value.word))
        }

        /// Replaces the value if it is the expected one, and returns whether it was, and the earlier value.
        public borrowing func compareExchange(
            expected: Value,
            desired: Value,
            ordering: AtomicOrdering
        ) -> (exchanged: Bool, original: Value) {
            let original = unsafe storycode_compare_exchange(word, expected.word, desired.word)
            return (original == expected.word, Value(word: original))
        }
    }

    extension Atomic where Value == Int {
        /// Adds a number.
        public borrowing func add(_ number: Int, ordering: AtomicOrdering) {
            _ = unsafe storycode_add(word, number.word)
        }

        /// Subtracts a number.
        public borrowing func subtract(_ number: Int, ordering: AtomicOrdering) { add(-number, ordering: ordering) }
    }

    /// A value that one word represents.
    public protocol AtomicWord: Sendable {
        /// Creates the value of a word.
        init(word: UInt)

        /// The word.
        var word: UInt { get }
    }

    extension UInt: AtomicWord {
        /// Creates the word itself.
        public init(word: UInt) { self = word }

        /// The word itself.
        public var word: UInt { self }
    }

    extension Int: AtomicWord {
        /// Creates the number with the bits of a word.
        public init(word: UInt) { self.init(bitPattern: word) }

        /// The bits of the number.
        public var word: UInt { UInt(bitPattern: self) }
    }

    extension Bool: AtomicWord {
        /// Creates false from 0, and true otherwise.
        public init(word: UInt) { self = word != 0 }

        /// 1 or 0.
        public var word: UInt { self ? 1 : 0 }
    }
#endif
