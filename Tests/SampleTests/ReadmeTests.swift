#if os(Linux) || os(macOS)
    import Foundation
    import StoryCode
    import Testing

    /// The README shows the actual behaviour of the package.
    struct ReadmeTests {
        let readme: Page

        init() throws {
            readme = try Page("README.md")
        }

        @Test func programIsThatOfTheTour() throws {
            #expect(try readme.blocks("swift").first == Program.text("Samples/LifecycleTour/CityScene.swift"))
        }

        @Test func outputIsThatOfTheTour() throws {
            let outcome = try Program.run("LifecycleTour")
            #expect(outcome.status == 0)
            #expect(readme.blocks("text").first == outcome.output)
        }

        @MainActor
        @Test func messageIsReported() {
            final class CityController: ViewController {}
            let controller = CityController()
            controller.beginAppearanceTransition(true, animated: false)
            var messages: [String] = []
            LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { messages.append("    StoryCode: \($0)") }) {
                controller.view = nil
            }
            #expect(messages.count == 1 && readme.text.contains("\n\(messages[0])\n"))
        }

        @Test func manifestIsValid() throws {
            let manifest = try #require(readme.blocks("swift").last)
            #expect(manifest.contains(".product(name: \"StoryCode\", package: \"StoryCode\")"))
            try Program.withFolder(["Package.swift": manifest]) { folder in
                let outcome = try Program.run(
                    URL(filePath: "/usr/bin/env"),
                    ["swift", "package", "--package-path", folder.path, "dump-package"]
                )
                #expect(outcome.status == 0, "\(outcome.errors)")
            }
        }

        @Test func productsExist() throws {
            let products = readme.text.split(separator: "\n").compactMap { $0.wholeMatch(of: /\| `(\w+)` \|.*/)?.1 }
            #expect(products.count == 13)
            let manifest = try Program.text("Package.swift")
            for product in products { #expect(manifest.contains("(name: \"\(product)\", targets: [")) }
        }

        @Test func commandsAreRunAndTest() throws {
            #expect(readme.blocks("sh").joined() == "swift run LifecycleTour\nswift test\n")
        }
    }
#endif
