// Refused: risks causing data races

final class Counter {
    var count = 0
}

func count() -> Int {
    let counter = Counter()
    Task { @MainActor in counter.count += 1 }
    return counter.count
}
