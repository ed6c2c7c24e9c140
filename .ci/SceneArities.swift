// Writes Sources/StoryCodeScenes/Scenes/Arities: one thin structure for each number of helpers.
//
// A variadic generic scene fails to type-check at the third `.with`, and one that stores a tuple takes exponential
// time beyond ten helpers, so each arity is a type of its own. All behaviour is in `SceneAssembly`.
//
//   swiftc .ci/SceneArities.swift -o .build/scene-arities && .build/scene-arities FOLDER

import Foundation

let most = 16

/// The source of the scene with `count` helpers.
func source(_ count: Int) -> String {
    let helpers = (1...count).map { "H\($0)" }
    let names = (1...count).map { "h\($0)" }
    let all = (["Controller"] + helpers).joined(separator: ", ")
    let allNames = (["controller"] + names).joined(separator: ", ")
    let earlierNames = (["controller"] + names.dropLast()).joined(separator: ", ")
    let isFirst = count == 1

    func scene(_ count: Int, failure: String = "Failure", adding helper: String? = nil) -> String {
        let helpers = helper.map { helpers + [$0] } ?? Array(helpers.prefix(count))
        let name = count == 0 ? "Scene" : "Scene\(count)"
        return "\(name)<\((["Controller"] + helpers + [failure]).joined(separator: ", "))>"
    }

    func tuple(_ elements: [String]) -> String {
        elements.count == 1 ? elements[0] : "(\(elements.joined(separator: ", ")))"
    }

    let earlier = tuple(["Controller"] + helpers.dropLast())
    let factory = "HelperFactory<\(earlier), H\(count), Failure>"
    let base = isFirst ? "let controller = try base.make()" : "let (\(earlierNames)) = try base.make()"
    let made = tuple(["controller"] + names.dropLast())
    let captures = (1...count).map { "slot\($0) = assembly.retain(h\($0))" }.joined(separator: ", ")
    let slots = (1...count).map { "slot\($0)[controller]" }
    let wildcards = Array(repeating: "_", count: count + 1).joined(separator: ", ")
    let throwing = """

            @export(implementation) var throwing: \(scene(count, failure: "any Error")) { .init(base: base.throwing, factory: factory.throwing) }

        """
    let parameters = """
        connect: @MainActor (\(all)) -> Void = { \(wildcards) in },
                view: (@MainActor (\(all)) -> Controller.RootView)? = nil
        """

    var text = """
        // Written by .ci/SceneArities.swift. The implementation is exported for the reason given in Scene.swift.
        // swift-format-ignore-file

        /// A scene of a controller and \(count == 1 ? "one helper" : "\(count) helpers"), made by ``Scene``.
        ///
        /// See <doc:Composing-a-scene>.
        @MainActor
        @preconcurrency
        public struct Scene\(count)<Controller: SceneController, \(helpers.joined(separator: ", ")), Failure: Error> {
            @usableFromInline let base: \(scene(count - 1))
            @usableFromInline let factory: \(factory)

            @export(implementation) init(base: \(scene(count - 1)), factory: \(factory)) { (self.base, self.factory) = (base, factory) }

            @export(implementation) @inline(__always) func make() throws(Failure) -> (\(all)) {
                \(base)
                return (\(earlierNames), try factory.make(from: \(made)))
            }
        \(count < most ? throwing : "")
            /// Makes the scene and returns its controller, which retains the helpers.
            @export(implementation) @inline(__always) public func instantiate(
                \(parameters)
            ) throws(Failure) -> Controller { try host(connect: connect, view: view).controller }

            /// Deprecated: StoryCode's spelling.
            @available(*, deprecated, renamed: "instantiate(connect:view:)")
            @export(implementation) public func instantiante(
                \(parameters)
            ) throws(Failure) -> Controller { try instantiate(connect: connect, view: view) }

            /// Makes the scene and returns its controller and its helpers with their types.
            @export(implementation) @inline(__always) public func host(
                \(parameters)
            ) throws(Failure) -> SceneHost<Controller, \(tuple(helpers))> {
                let (\(allNames)) = try make()
                var assembly = SceneAssembly(controller, helperCount: \(count))
                // Slots in the capture list are moved into the closure, without a copy.
                let builder: @MainActor (AnyObject) -> Controller.RootView? = { [\(captures)] object in
                    guard let view, let controller = object as? Controller else { return nil }
                    return view(\((["controller"] + slots).joined(separator: ", ")))
                }
                assembly.install(hasViewBuilder: view != nil, builder)
                connect(\(allNames))
                assembly.awakeController()
                \(names.enumerated().map { "assembly.awake(\($1), slot: \($0))" }.joined(separator: "\n        "))
                return SceneHost(controller: controller, helpers: \(tuple(names)))
            }

        """
    if count < most {
        let positions = (0...count).map { "$0.\($0)" }.joined(separator: ", ")
        text += """

                /// Adds a helper.
                @export(implementation) public func with<Helper>(_ make: @escaping @MainActor () -> Helper) -> \(scene(count + 1, adding: "Helper")) {
                    .init(base: self, factory: .plain(make))
                }

                /// Adds a helper that is made from the controller and the helpers before it.
                @export(implementation) public func withDerived<Helper>(_ make: @escaping @MainActor (\(all)) -> Helper) -> \(scene(count + 1, adding: "Helper")) {
                    .init(base: self, factory: .derived { make(\(positions)) })
                }

                /// Adds a helper with a factory that may throw; from then on the scene throws.
                @export(implementation) public func withTrying<Helper>(_ make: @escaping @MainActor () throws -> Helper) -> \(scene(count + 1, failure: "any Error", adding: "Helper")) {
                    .init(base: throwing, factory: .trying { _ in try make() })
                }

                /// Adds a helper that is made from the controller and the helpers before it, with a factory that may
                /// throw; from then on the scene throws.
                @export(implementation) public func withDerivedTrying<Helper>(_ make: @escaping @MainActor (\(all)) throws -> Helper) -> \(scene(count + 1, failure: "any Error", adding: "Helper")) {
                    .init(base: throwing, factory: .trying { try make(\(positions)) })
                }
            }

            """
    } else {
        let advice = "a scene takes at most \(most) helpers; let one helper hold several"
        for (name, parameters) in [("with", ""), ("withDerived", all), ("withTrying", ""), ("withDerivedTrying", all)] {
            text += """

                    /// Explains that a scene takes at most \(most) helpers.
                    @available(*, unavailable, message: "\(advice)")
                    public func \(name)<Helper>(
                        _ make: @escaping @MainActor (\(parameters)) \(name.hasSuffix("Trying") ? "throws " : "")-> Helper
                    ) {}

                """
        }
        text += "}\n"
    }
    return text
}

/// The text with every line that is too long broken after a comma, an arrow or an equals sign, and that of a function
/// after the arrow of its result.
func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var (rest, lines) = (String(line), [String]())
        let indent = String(rest.prefix { $0 == " " })
        while rest.count > 120, let end = rest.prefix(120).lastBreak {
            lines.append(String(rest[..<end]).trimmingSuffix)
            rest = indent + "    " + rest[end...]
        }
        return (lines + [rest]).joined(separator: "\n")
    }.joined(separator: "\n")
}

extension Substring {
    /// The place of the last break.
    fileprivate var lastBreak: Index? {
        let breaks = (contains("func ") ? [["-> "], [", "]] : [[", ", "-> "], ["= "]]).map {
            $0.compactMap { range(of: $0, options: .backwards)?.upperBound }.max()
        }
        return breaks.compactMap(\.self).first
    }
}

extension String {
    fileprivate var trimmingSuffix: String { replacing(/\ +$/, with: "") }
}

let folder = URL(filePath: CommandLine.arguments[1])
for count in 1...most {
    try wrapped(source(count)).write(
        to: folder.appending(path: "Scene\(count).swift"),
        atomically: true,
        encoding: .utf8
    )
}
