import Foundation
import StoryCode
import Testing
import XCTest

@testable import StoryCodeLeaks

/// The code that declares types and their properties.
@MainActor
struct TypeOriginTests {
    class City: ViewController {
        var first: AnyObject?
        var second: AnyObject?
    }

    final class Capital: City {
        var third: AnyObject?
    }

    final class Transition {}

    @Test func typesBelongToTheirModules() {
        let library: [Any.Type] = [ViewController.self, SceneEvents<View>.self, LeakWatch.self]
        let program: [Any.Type] = [City.self, Transition.self, ResourceBag.self]
        let toolchain: [Any.Type] = [Int.self, [City].self, Data.self, Test.self]
        #expect(library.map { TypeOrigin(of: $0) } == [.library, .library, .library])
        #expect(program.map { TypeOrigin(of: $0) } == [.program, .program, .program])
        #expect(toolchain.map { TypeOrigin(of: $0) } == [.toolchain, .toolchain, .toolchain, .toolchain])
        #if !canImport(ObjectiveC)
            let classes: [Any.Type] = [DispatchQueue.self, XCTestCase.self, NSObject.self]
            #expect(classes.map { TypeOrigin(of: $0) } == [.toolchain, .toolchain, .toolchain])
        #endif
    }

    @Test func propertiesBelongToTheirClasses() {
        let fields = TypeLayout(of: Capital.self).fields
        #expect(
            fields.suffix(3).map { "\($0.name): \($0.origin)" } == [
                "first: program", "second: program", "third: program",
            ]
        )
        #expect(fields.count > 3 && fields.dropLast(3).allSatisfy { $0.origin == .library })
    }

    @Test func onlyTypesOfThePackageAreTemporary() {
        #expect(TypeLayout(of: ManualClock.self).isTemporary && TypeLayout(of: TaskScheduler.self).isTemporary)
        #expect(!TypeLayout(of: Transition.self).isTemporary && !TypeLayout(of: ViewController.self).isTemporary)
    }

    @Test func partsOfListsAndLazyObjectsAreNotRead() {
        let types: [Any.Type] = [ArraySlice<City>.self, MainLazy<City>.self, [City].self, City.self]
        #expect(types.map { TypeLayout(of: $0).isUnread } == [true, true, false, false])
    }
}
