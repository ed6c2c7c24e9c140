// Refused: 'Scene' is ambiguous for type lookup in this context

#if canImport(UIKit)
    import StoryCodeUIKit
    import SwiftUI

    struct CityApp: App {
        var body: some Scene {
            WindowGroup { Text("Lisbon") }
        }
    }
#else
    #error("'Scene' is ambiguous for type lookup in this context")
#endif
