import StoryCode

func makeCity() -> CityController {
    Scene {
        CityController()
    }.with {
        CityProvider()
    }.with {
        CityPresenter(cityID: 7)
    }.with {
        CityLogger()
    }.with {
        Greeter()
    }.with {
        VisitCounter()
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
