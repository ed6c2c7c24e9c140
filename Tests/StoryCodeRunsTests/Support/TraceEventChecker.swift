import Foundation

/// Checks a document against the rules of the Trace Event Format, as its public documentation states them.
struct TraceEventChecker {
    struct Event: Decodable {
        struct Arguments: Decodable {
            var name: String?
            var step: Int?
            var line: String?
            var cause: String?
        }

        let ph: String
        let pid: Int
        let tid: Int
        let ts: Int
        var dur: Int?
        var name: String?
        var cat: String?
        var id: Int?
        var s: String?
        var bp: String?
        var args: Arguments?
    }

    private struct Document: Decodable {
        let traceEvents: [Event]
        let displayTimeUnit: String
    }

    let events: [Event]
    private let unit: String

    init(_ document: String) throws {
        let document = try JSONDecoder().decode(Document.self, from: Data(document.utf8))
        (events, unit) = (document.traceEvents, document.displayTimeUnit)
    }

    /// The rules that the document breaks.
    var problems: [String] {
        (["ms", "ns"].contains(unit) ? [] : ["the unit is \(unit)"])
            + metadataProblems + orderProblems + sliceProblems + flowProblems
    }

    private var threads: [[Int]: [Event]] { Dictionary(grouping: events) { [$0.pid, $0.tid] } }

    /// Every process and thread has one name, and no two processes use the number of a thread.
    private var metadataProblems: [String] {
        var problems: [String] = []
        for (thread, events) in threads where events.count(where: { $0.name == "thread_name" && $0.ph == "M" }) != 1 {
            problems.append("thread \(thread) has not one name")
        }
        for (process, events) in Dictionary(grouping: events, by: \.pid)
        where events.count(where: { $0.name == "process_name" && $0.ph == "M" }) != 1 {
            problems.append("process \(process) has not one name")
        }
        if Set(threads.keys.map { $0[1] }).count != threads.count { problems.append("two threads have one number") }
        return problems
    }

    /// Times ascend, metadata comes first, and each event has the members of its phase.
    private var orderProblems: [String] {
        var problems: [String] = []
        var time = 0
        var hasEvents = false
        for event in events {
            if event.ts < time { problems.append("\(event) is before its predecessor") }
            time = event.ts
            switch event.ph {
            case "M": if hasEvents { problems.append("metadata after events: \(event)") }
            case "X": if event.dur.map({ $0 < 0 }) ?? true { problems.append("no duration: \(event)") }
            case "i": if !["g", "p", "t"].contains(event.s ?? "") { problems.append("no scope: \(event)") }
            case "s", "f": if event.id == nil || event.cat == nil { problems.append("no id: \(event)") }
            case "B", "E": break
            default: problems.append("unknown phase: \(event)")
            }
            if event.ph != "M" { hasEvents = true }
            if event.ph != "E", event.name == nil { problems.append("no name: \(event)") }
        }
        return problems
    }

    /// The slices of a thread are nested, and each beginning has its end.
    private var sliceProblems: [String] {
        var problems: [String] = []
        for (thread, events) in threads {
            var open: [Int] = []
            var depth = 0
            for event in events {
                switch event.ph {
                case "X":
                    let end = event.ts + (event.dur ?? 0)
                    while let last = open.last, last <= event.ts { open.removeLast() }
                    if let last = open.last, end > last { problems.append("\(event) ends after the slice around it") }
                    open.append(end)
                case "B": depth += 1
                case "E":
                    depth -= 1
                    if depth < 0 { problems.append("an end without a beginning in \(thread)") }
                default: break
                }
            }
            if depth != 0 { problems.append("\(depth) beginnings without an end in \(thread)") }
        }
        return problems
    }

    /// Each arrow has a number of its own, begins before it ends, and both ends are in a slice.
    private var flowProblems: [String] {
        var problems: [String] = []
        let slices = threads.mapValues { $0.filter { $0.ph == "X" } }
        for (id, ends) in Dictionary(grouping: events.filter { ["s", "f"].contains($0.ph) }, by: { $0.id ?? -1 }) {
            let isPair = ends.map(\.ph) == ["s", "f"] && ends[0].cat == ends[1].cat && ends[0].name == ends[1].name
            if !isPair { problems.append("arrow \(id) is not one pair: \(ends)") }
            if ends.last?.bp != "e" { problems.append("arrow \(id) does not end in the slice around its end") }
            for end in ends {
                let isInside = slices[[end.pid, end.tid]]?.contains {
                    $0.ts <= end.ts && end.ts <= $0.ts + ($0.dur ?? 0)
                }
                if isInside != true { problems.append("arrow \(id) has an end outside all slices") }
            }
        }
        return problems
    }
}
