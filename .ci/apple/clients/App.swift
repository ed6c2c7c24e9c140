// An app without annotations that uses the rest of the adapter, in each mode of the language.

import StoryCodeUIKit
import SwiftUI
import UIKit

final class CityStore: Sendable {
    let names = ["Cork", "Porto"]

    func lastName() async -> String? { names.last }
}

class CityController: SceneViewController {
    var store: CityStore?
    // The app's own properties, next to those of the runtime attributes.
    var registrationName = "city"
    var resolving = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        title = store?.names.first
        appearanceBag.task { [weak self, store] in
            let name = await store?.lastName()
            self?.title = name
        }
        let store = store
        viewBag.task {
            try await Task.sleep(for: .seconds(1))
        } onFailure: { [weak self] _ in
            self?.title = store?.names.last
        }
    }
}

class CityModel: ViewObserver {
    var visits = 0

    func viewDidAppear(_ animated: Bool) { visits += 1 }
}

func makeContainer() -> Container {
    let container = Container()
    container.register(CityStore.init)
    container.register(CityController.self).injection { $0.store = $1 }
    return container
}

func makeCity() -> CityController {
    StoryCodeUIKit.Scene {
        return CityController()
    }.with {
        return CityModel()
    }.instantiate(connect: { controller, model in
        controller.title = "\(model.visits)"
    })
}

// A warning in each mode: the scenes are marked for code that is older than actors.
nonisolated func makeCityAnywhere() -> CityController {
    StoryCodeUIKit.Scene { return CityController() }.instantiate()
}

func makeCity(from storyboard: UIStoryboard) throws -> UIViewController {
    try storyboard.instantiateViewController(withIdentifier: "City", container: makeContainer())
}

struct InlineCity: View {
    let title: String

    var body: some View {
        SceneView {
            StoryCodeUIKit.Scene {
                return CityController()
            }.with {
                return CityModel()
            }.instantiate(connect: { controller, _ in
                controller.title = "city"
            })
        } update: { controller in
            controller.title = title
        }
        SceneView(
            coordinator: { CityModel() },
            make: { context in
                StoryCodeUIKit.Scene { CityController() }.with { context.coordinator.value }.instantiate()
            },
            update: { controller, _ in controller.title = title },
            sizeThatFits: { proposal, _, _ in CGSize(width: proposal.width ?? 0, height: 44) },
            dismantle: { controller, model in controller.title = "\(model.visits)" }
        )
    }
}

struct CityTab: View {
    let title: String

    var body: some View {
        SceneView {
            makeCity()
        } update: {
            $0.title = title
        }
    }
}
