#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The driver of a flow over UIKit's page view controller.
    @MainActor
    struct UIKitPageFlowTests {
        @Test func valueTurnsThePage() async {
            let reader = PageReader(2)
            await reader.show()
            #expect(reader.shown == "page 2")
            reader.flow.update { $0.page = 1 }
            await reader.settle()
            #expect(reader.shown == "page 1" && reader.flow.value.page == 1)
        }

        @Test func onlyTheNewestPageIsShown() async {
            let reader = PageReader(0)
            await reader.show()
            reader.flow.update { $0.page = 1 }
            reader.flow.update { $0.page = 2 }
            reader.flow.update { $0.page = 0 }
            await reader.settle()
            #expect(reader.shown == "page 0" && reader.flow.value.page == 0)
        }

        #if !canImport(ObjectiveC)
            @Test func userTurnsPages() async {
                let reader = PageReader(1)
                await reader.show()
                for (direction, page) in [
                    (UIPageViewController.NavigationDirection.forward, 2), (.forward, 2), (.reverse, 1),
                ] {
                    reader.pages.stubSwipe(direction)
                    await reader.settle()
                    #expect(reader.shown == "page \(page)" && reader.flow.value.page == page)
                }
            }

            @Test func cancelledTurnChangesNothing() async {
                let reader = PageReader(1)
                await reader.show()
                reader.pages.stubSwipe(.forward, cancels: true)
                await reader.settle()
                #expect(reader.shown == "page 1" && reader.flow.value.page == 1)
            }

            @Test func valueChangedDuringATurnWins() async {
                let reader = PageReader(1)
                await reader.show()
                reader.pages.stubSwipe(.forward)
                reader.flow.update { $0.page = 0 }
                await reader.settle()
                #expect(reader.shown == "page 0" && reader.flow.value.page == 0)
            }
        #endif

        @Test func pagesAreReleased() async {
            weak var pages: UIPageViewController?
            do {
                let reader = PageReader(0)
                pages = reader.pages
                await reader.show()
                reader.flow.update { $0.page = 2 }
                await reader.settle()
                reader.window.rootViewController = nil
                await reader.settle()
            }
            #expect(pages == nil)
        }
    }

    private struct Book: Equatable {
        var page: Int
    }

    @MainActor
    private final class PageReader {
        let flow: Flow<Book>
        let window = UIWindow.phone()
        let pages: UIPageViewController

        init(_ page: Int) {
            let flow = Flow(Book(page: page))
            self.flow = flow
            pages = Scene {
                return UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
            }.with {
                return PageFlow(flow, \.page, places: [0, 1, 2]) { page in
                    let screen = UIViewController()
                    screen.title = "page \(page)"
                    return screen
                }
            }.instantiate()
        }

        var shown: String? { pages.viewControllers?.first?.title }

        func show() async {
            window.rootViewController = pages
            window.makeKeyAndVisible()
            await settle()
        }

        func settle() async { await Host.settle(window) }
    }
#endif
