// StoryCode and SwiftUI in one file: imports of single declarations decide what a name means that both declare.

import StoryCode
import SwiftUI

import struct StoryCodeScenes.Scene
import protocol SwiftUI.View

struct CityLabel: View {
    let name: String

    var body: some View { Text(name) }
}

@MainActor
func makeCity() -> ViewController {
    Scene {
        return ViewController()
    }.with {
        return CityLabel(name: "Lisbon")
    }.instantiate(connect: { controller, label in
        controller.title = label.name
    })
}

// The name of a module before two colons names its declaration, whatever else has the name (SE-0491).
@MainActor
func makeOtherCity() -> ViewController {
    StoryCode::Scene { return StoryCode::ViewController() }.instantiate()
}
