/// A dependency container, measured with the components of this program.
@MainActor
struct Library {
    /// A number of repetitions of one piece of work.
    typealias Work = @MainActor (_ times: Int) throws -> Void

    let name: String
    /// Makes an ``Engine``, an object without dependencies.
    let engine: Work
    /// Makes a ``Car``, an object with three dependencies.
    let car: Work
    /// Makes an ``App``, a graph of 20 objects.
    let app: Work
    /// Resolves a ``Radio``, which is shared and exists.
    let radio: Work
    /// Registers a thousand types, and resolves each of them, or nil if the library has no registrations.
    var thousand: (register: Work, resolve: Work)?

    /// Returns work that makes an object, as it is used by a caller.
    @inline(__always)
    static func repeated(_ make: @escaping @MainActor () throws -> AnyObject) -> Work {
        { times in for _ in 0..<times { escape(try make()) } }
    }

    /// The libraries in the folder of checkouts, after handwritten code and this package.
    static var all: [Library] {
        var all = [handwritten, storyCode]
        #if canImport(Resolver)
            all.append(resolver)
        #endif
        #if canImport(FactoryKit)
            all.append(factory)
        #endif
        #if canImport(Swinject)
            all.append(swinject)
        #endif
        #if canImport(DITranquillity)
            all.append(tranquillity)
        #endif
        #if canImport(Dip)
            all.append(dip)
        #endif
        return all
    }
}

extension Library {
    private static var handwritten: Library {
        func registered() -> HandWrittenContainer {
            let dictionary = HandWrittenContainer()
            HandWrittenRegistration(dictionary: dictionary).visitThousand()
            return dictionary
        }
        return Library(
            name: "handwritten",
            engine: repeated { Engine() },
            car: repeated { Car(engine: Engine(), wheel: Wheel(), body: Body()) },
            app: repeated { App.byHand() },
            radio: { times in for _ in 0..<times { hold(Shared.radio) } },
            thousand: (
                register: repeated { registered() },
                resolve: { times in
                    for _ in 0..<times { HandWrittenResolution(dictionary: registered()).visitThousand() }
                }
            )
        )
    }
}

/// Registers each type in the handwritten container.
private struct HandWrittenRegistration: NumberedTypeVisitor {
    let dictionary: HandWrittenContainer

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
        dictionary.register(type) { _ in NumberedType<A, B, C, D>() }
    }
}

/// Resolves each type in the handwritten container.
private struct HandWrittenResolution: NumberedTypeVisitor {
    let dictionary: HandWrittenContainer

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
        escape(dictionary.resolve(type))
    }
}
