/// What a controller has only once it is asked for, so that the others pay nothing for it.
@MainActor
final class ControllerExtras {
    let appearanceBag = ResourceBag()
    let viewBag = ResourceBag()
    let sceneBag = ResourceBag()
    private let releaseNotice: ReleaseNotice

    init(of controller: ViewController) {
        let (bags, helpers) = ([appearanceBag, viewBag, sceneBag], controller.sceneEvents)
        releaseNotice = ReleaseNotice {
            // What is in the bags may want the helpers, which therefore go after it.
            withExtendedLifetime(helpers) {
                for bag in bags { bag.end() }
            }
        }
    }

    /// Takes note that the controller and all its helpers were told an event.
    func everybodyWasTold(_ event: ViewEvent) {
        switch event {
        case .viewWillDisappear: appearanceBag.empty()
        case .viewDidUnload: viewBag.empty()
        default: break
        }
    }
}

extension ViewController {
    /// The extras, made by the first access.
    var extras: ControllerExtras {
        if let extrasIfMade { return extrasIfMade }
        let extras = ControllerExtras(of: self)
        extrasIfMade = extras
        return extras
    }
}
