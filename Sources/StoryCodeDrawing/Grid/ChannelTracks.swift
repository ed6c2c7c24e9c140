/// The tracks of arrows in the channels of a grid: arrows in one track do not overlap, unless they are one bundle.
struct ChannelTracks {
    /// A channel that an arrow uses, with its bundle.
    struct Use: Hashable {
        let channel: GridRoute.Channel
        let bundle: Int
    }

    /// A track, counted from the beginning or from the end of the channel's width.
    struct Track {
        let number: Int
        let isFromEnd: Bool
    }

    private var tracks: [Use: Track] = [:]
    private var counts: [GridRoute.Channel: Int] = [:]

    /// - Parameters:
    ///   - cells: The cells of the boxes.
    ///   - limit: Returns the number of tracks for which a channel has space. More arrows overlap.
    init(_ arrows: [RoutedArrow], cells: [GridPlacement.Cell], limit: (GridRoute.Channel) -> Int) {
        // A label has space if its box is on the other side of the channel.
        var votes: [Use: Int] = [:]
        for arrow in arrows {
            let channels = arrow.route.channels
            guard let channel = arrow.isLabeledAtStart ? channels.first : channels.last, channel.axis == .column
            else { continue }
            let isBefore = arrow.labelPlace.side == .right
            votes[Use(channel: channel, bundle: arrow.bundle), default: 0] += isBefore ? 1 : -1
        }
        var extents: [Use: ClosedRange<Int>] = [:]
        for arrow in arrows {
            let (channels, from, to) = (arrow.route.channels, cells[arrow.start.box], cells[arrow.end.box])
            for (number, channel) in channels.enumerated() {
                let before = number > 0 ? channels[number - 1].position : from.position(along: channel)
                let isLast = number + 1 == channels.count
                let after = isLast ? to.position(along: channel) : channels[number + 1].position
                let use = Use(channel: channel, bundle: arrow.bundle)
                let (low, high) = (min(before, after), max(before, after))
                let known = extents[use]
                extents[use] = min(known?.lowerBound ?? low, low)...max(known?.upperBound ?? high, high)
            }
        }
        for (channel, uses) in Dictionary(grouping: extents.keys, by: \.channel) {
            let limit = limit(channel)
            let atEnd = uses.filter { (votes[$0] ?? 0) > 0 }
            let atStart = uses.filter { (votes[$0] ?? 0) <= 0 }
            let most = atEnd.isEmpty || atStart.isEmpty ? limit : limit / 2
            let count = assign(atStart, extents, isFromEnd: false, limit: most)
            counts[channel] = count + assign(atEnd, extents, isFromEnd: true, limit: most)
        }
    }

    /// Returns the number of tracks in a channel.
    func count(in channel: GridRoute.Channel) -> Int { counts[channel] ?? 0 }

    /// Returns the track of a bundle.
    func track(_ bundle: Int, in channel: GridRoute.Channel) -> Track {
        tracks[Use(channel: channel, bundle: bundle)] ?? Track(number: 0, isFromEnd: false)
    }

    /// Gives each bundle of a channel the first track that is free along its way, and returns the number of tracks.
    private mutating func assign(
        _ uses: [Use],
        _ extents: [Use: ClosedRange<Int>],
        isFromEnd: Bool,
        limit: Int
    ) -> Int {
        func key(_ use: Use) -> (Int, Int, Int) {
            let extent = extents[use] ?? 0...0
            return (extent.lowerBound, extent.upperBound, use.bundle)
        }
        var ends: [Int] = []
        for (index, use) in uses.sorted(by: { key($0) < key($1) }).enumerated() {
            let (start, end, _) = key(use)
            var track = ends.firstIndex { $0 < start } ?? ends.count
            if track >= limit { track = index % limit }
            if track == ends.count { ends.append(end) }
            ends[track] = max(ends[track], end)
            tracks[use] = Track(number: track, isFromEnd: isFromEnd)
        }
        return ends.count
    }
}
