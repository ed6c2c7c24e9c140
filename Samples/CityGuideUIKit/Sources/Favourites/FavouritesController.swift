import StoryCodeUIKit
import SwiftUI
import UIKit

/// The second tab: SwiftUI inside a controller of the storyboard.
final class FavouritesController: UIHostingController<FavouritesView> {
    required init?(coder: NSCoder) {
        // While a storyboard makes a controller, its container is the current one.
        super.init(coder: coder, rootView: FavouritesView(favourites: Resolver(container: .current).resolve()))
    }
}

/// A SwiftUI view that shows a scene of UIKit.
struct FavouritesView: View {
    let favourites: Favourites

    var body: some View {
        SceneView {
            FavouritesScene.make(favourites)
        } update: { controller in
            controller.title = favourites.summary
        }
    }
}

/// Makes a scene in which a presenter shows the favourites each time the view appears.
@MainActor
enum FavouritesScene {
    static func make(_ favourites: Favourites) -> UIViewController {
        StoryCodeUIKit.Scene {
            return UIViewController()
        }.with {
            return FavouritesPresenter(favourites)
        }.instantiate(view: { _, presenter in
            let label = UILabel(frame: .zero)
            presenter.label = label
            return label
        })
    }
}

@MainActor
final class FavouritesPresenter {
    weak var label: UILabel?
    private let favourites: Favourites

    init(_ favourites: Favourites) { self.favourites = favourites }
}

extension FavouritesPresenter: ViewObserver {
    func viewWillAppear(_ animated: Bool) { label?.text = favourites.summary }
}
