import StoryCode

func makeCity() -> CityController {
    Scene {
        return CityController()
    }.with {
        return CityProvider()
    }.with {
        return CityPresenter(cityID: 7)
    }.with {
        return CityLogger()
    }.with {
        return Greeter()
    }.with {
        return VisitCounter()
    }.instantiate(
        connect: { controller, provider, presenter, _, _, _ in
            presenter.provider = provider
            controller.title = presenter.title
        },
        view: { _, _, presenter, _, _, _ in
            let view = CityView()
            presenter.view = view  // weak
            return view
        }
    )
}
