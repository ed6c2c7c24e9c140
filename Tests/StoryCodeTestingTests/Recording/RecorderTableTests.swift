import StoryCode
import Testing

@testable import StoryCodeTesting

/// A table forgets released objects and recorders, and no others.
@MainActor
struct RecorderTableTests {
    @Test func recordersOfAnObjectAreFoundUntilOneOfBothIsReleased() {
        var table = RecorderTable()
        let (first, second) = (LifecycleRecorder(), LifecycleRecorder())
        let (shared, removed, lone) = (ViewController(), ViewController(), ViewController())
        for controller in [shared, removed] {
            table.add(first, for: controller)
            table.add(second, for: controller)
        }
        do {
            table.add(LifecycleRecorder(), for: lone)
            table.add(first, for: ViewController())
        }
        func found(_ controller: ViewController) -> [Bool] {
            table.recorders(of: ObjectIdentifier(controller)).map { $0 === first }
        }
        #expect(table.count == 4)
        #expect(found(shared) == [true, false])
        #expect(found(lone).isEmpty)
        table.remove(removed)
        table.removeReleased()
        #expect(table.count == 1 && !table.isEmpty)
        #expect(found(shared) == [true, false])
        table.remove(shared)
        #expect(table.isEmpty)
    }

    @Test func releasedRecordersOfALivingObjectAreForgotten() {
        @MainActor
        final class Holder { var table = RecorderTable() }
        let (holder, controller) = (Holder(), ViewController())
        expectNoGrowth(of: holder) { holder.table.add(LifecycleRecorder(), for: controller) }
    }
}
