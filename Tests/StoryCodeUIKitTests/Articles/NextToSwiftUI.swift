#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
    // The code of the article "Next to SwiftUI"; a test compares it with the article.
    import StoryCodeUIKit
    import SwiftUI
    import UIKit

    struct CityTab: View {
        let title: String

        var body: some View {
            SceneView {
                makeCity()
            } update: { controller in
                controller.loadViewIfNeeded()
                (controller.viewIfLoaded as? CityView)?.label.text = title
            }
        }
    }

    struct CityCard: View {
        var body: some View {
            SceneView(
                coordinator: { CityModel() },
                make: { context in
                    StoryCodeUIKit.Scene {
                        return makeCity()
                    }.with {
                        return context.coordinator.value
                    }.instantiate()
                },
                sizeThatFits: { proposal, _, _ in CGSize(width: proposal.width ?? 320, height: 44) },
                dismantle: { _, model in print("\(model.visits) visits") }
            )
        }
    }

    @MainActor
    final class CityModel {
        private(set) var visits = 0
    }

    extension CityModel: ViewObserver {
        func viewDidAppear(_ animated: Bool) { visits += 1 }
    }

    struct CityScreen: View {
        let model: CityModel

        var body: some View { Text("Visit \(model.visits)") }
    }

    @MainActor
    func makeCityScreen() -> UIViewController {
        let model = CityModel()
        return StoryCodeUIKit.Scene {
            return UIHostingController(rootView: CityScreen(model: model))
        }.with {
            return model
        }.instantiate()
    }

    struct CityFlow: Codable, Hashable {
        var cities: [Int] = []
    }

    struct CityBrowser: View {
        let flow: Flow<CityFlow>

        private var path: Binding<[Int]> {
            Binding { @MainActor in
                flow.value.cities
            } set: { @MainActor cities in
                flow.update { $0.cities = cities }
            }
        }

        var body: some View {
            NavigationStack(path: path) {
                Text("Cities")
                    .navigationDestination(for: Int.self) { city in Text("City \(city)") }
            }
        }
    }
#endif
