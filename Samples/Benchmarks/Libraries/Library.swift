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

    /// Returns work that registers a thousand types, and work that also resolves each of them.
    static func thousand(_ make: @escaping @MainActor () -> some NumberedContainer) -> (register: Work, resolve: Work) {
        (
            register: { times in for _ in 0..<times { Registration(container: make()).visitThousand() } },
            resolve: { times in
                for _ in 0..<times {
                    let container = make()
                    Registration(container: container).visitThousand()
                    Resolution(container: container).visitThousand()
                }
            }
        )
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
        Library(
            name: "handwritten",
            engine: repeated { Engine() },
            car: repeated { Car(engine: Engine(), wheel: Wheel(), body: Body()) },
            app: repeated { App.byHand() },
            radio: { times in for _ in 0..<times { hold(Shared.radio) } },
            thousand: thousand { HandWrittenContainer() }
        )
    }
}
