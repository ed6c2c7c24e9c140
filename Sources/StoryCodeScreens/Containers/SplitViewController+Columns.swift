import StoryCodeScenes

extension SplitViewController {
    /// The style, which is set when the controller is created.
    public var style: Style { columns.style }

    /// Which columns are visible while they are not collapsed; changed by ``show(_:)`` and ``hide(_:)``.
    ///
    /// At first all columns are visible. UIKit decides that by the width, too.
    public var displayMode: DisplayMode { columns.displayMode }

    /// Returns the controller that was set for a column, or nil without one or after it has left.
    public func viewController(for column: Column) -> ViewController? { columns.controller(in: column) }

    /// Sets the controller of a column, or removes it.
    ///
    /// As in UIKit, a controller that is no navigation controller gets one around it, except in the compact column. The
    /// former controller of the column leaves without an animation. A column that the style does not have, a controller
    /// of another column, and a tab bar or split view controller outside the compact column are programmer errors and
    /// are ignored.
    public func setViewController(_ viewController: ViewController?, for column: Column) {
        place(viewController, in: column, isShown: false)
    }

    /// Makes a column visible, and the columns between it and the secondary one.
    ///
    /// While the columns are collapsed, its controllers are pushed, after those of the columns before it, or the
    /// controllers above it are popped. Does nothing for the compact column, or while that column is visible.
    public func show(_ column: Column) {
        guard supports(column, in: "show(.\(column))") else { return }
        LifecycleTrace.trace(.requested(.showColumn, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        requestUpdate { [self] in update { show(column, in: $0) } }
    }

    /// Hides a column, and the columns before it; the secondary one stays.
    ///
    /// While the columns are collapsed, its controllers and those above are popped, and return when it is shown. Does
    /// nothing for the compact column, or while that column is visible.
    public func hide(_ column: Column) {
        guard supports(column, in: "hide(.\(column))") else { return }
        LifecycleTrace.trace(.requested(.hideColumn, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        requestUpdate { [self] in
            update { contents in
                if !isCollapsed { return columns.hide(column) }
                guard let top = contents.top, style.isColumn(column, upTo: top) else { return }
                contents.top = style.columns.last { $0 != column && style.isColumn($0, upTo: column) }
            }
        }
    }

    private func show(_ column: Column, in contents: ColumnContents) {
        if !isCollapsed { columns.show(column) } else if column != .compact { contents.top = column }
    }

    private func supports(_ column: Column, in call: String) -> Bool {
        if style.columns.contains(column) || column == .compact && style != .unspecified { return true }
        DiagnosticHandler.report(.wrongSplitStyle(call), self)
        return false
    }

    /// Sets the controller of a column.
    ///
    /// - Parameter isShown: Whether the column becomes visible, too.
    func place(_ controller: ViewController?, in column: Column, isShown: Bool) {
        guard supports(column, in: "setViewController(_:for: .\(column))") else { return }
        LifecycleTrace.trace(.requested(.setColumn, controller), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        requestUpdate(adding: controller) { [self] in
            let earlier = columns[column]
            var place = earlier
            if earlier?.controller !== controller {
                if let controller {
                    guard accepts(controller, in: column) else { return }
                    let isWrapped = column != .compact && !(controller is NavigationController)
                    place = ColumnPlace(controller, isWrapped: isWrapped)
                } else {
                    place = nil
                }
            }
            update { contents in
                if place !== earlier {
                    contents.replace(earlier, by: place, in: column)
                    columns[column] = place
                }
                if isShown { show(column, in: contents) }
            }
        }
    }

    /// Whether a controller can be in a column; reports it if not.
    private func accepts(_ controller: ViewController, in column: Column) -> Bool {
        if columns.contains(controller) {
            DiagnosticHandler.report(.pushedTwice, controller, self)
        } else if !mayContain(controller) {
            reportInconsistency(of: controller)
        } else if column != .compact, controller is TabBarController || controller is SplitViewController {
            DiagnosticHandler.report(.pushedContainer, controller, self)
        } else {
            return true
        }
        return false
    }

    /// Performs a request to change the columns when no controller inside is busy, after the transitions in progress and
    /// the queued changes of the stacks.
    ///
    /// - Parameter rounds: How many times the request waits for queued changes, because callbacks can queue others without
    ///   end.
    func requestUpdate(adding added: ViewController? = nil, rounds: Int = 100, _ body: @escaping @MainActor () -> Void)
    {
        let others = columns.members + [added].compactMap(\.self)
        if appearance.state == .disappeared, !columns.isChanging, !others.contains(where: \.isBusyInside) {
            return LifecycleRuntime.perform { sceneEvents.perform { columns.change(body) } }
        }
        LifecycleRuntime.request(affecting: { [self] in [self] + columns.members + [added].compactMap(\.self) }) {
            [self] in
            lifecycle.finish()
            let stacks = columns.members.compactMap { $0 as? NavigationController }
            if isCollapsed || stacks.contains(where: \.hasQueuedChanges) {
                for stack in stacks { stack.lifecycle.finish() }
            }
            if rounds > 0, stacks.contains(where: \.hasQueuedChanges) {
                requestUpdate(adding: added, rounds: rounds - 1, body)
            } else {
                // Requests of callbacks wait until the controllers are where they belong.
                sceneEvents.perform { columns.change(body) }
            }
        }
    }

    /// Changes the columns, with one transition if other columns become visible.
    func update(_ body: (ColumnContents) -> Void) {
        let visible = visibleMembers
        let contents = columns.contents()
        body(contents)
        viewIfLoaded?.setNeedsLayout()
        let next = style == .unspecified ? members : columns.members
        guard next != members || visibleMembers != visible else { return arrange(contents) }
        // The controllers move when the former columns have disappeared and the new ones have not appeared.
        change(to: next, from: visible) { [link = Link(self)] step in
            if step == .didMove || step == .end { link.target?.arrange(contents) }
        }
    }

    private func arrange(_ contents: ColumnContents) {
        columns.arrange(contents, isStacked: isCollapsed && columns.mayStack)
    }

    /// Whether a column is in the stack of the first one, which shows the columns while they are collapsed.
    func isStacked(_ column: Column) -> Bool { style.isColumn(column, upTo: columns.contents().top ?? .primary) }

    /// The column on top when the columns collapse.
    var topColumnForCollapsing: Column? {
        guard columns.mayStack, let proposed = columns.filled.last else { return nil }
        return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }
}
