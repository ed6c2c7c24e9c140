// Refused: 'SwinjectStoryboard' has been renamed to 'UIStoryboard': conform UIStoryboard to StoryboardSetup

#if canImport(UIKit)
    import StoryCodeUIKit
    import UIKit

    extension SwinjectStoryboard {
        class func setup() {}
    }
#else
    #error("'SwinjectStoryboard' has been renamed to 'UIStoryboard': conform UIStoryboard to StoryboardSetup")
#endif
