extension PageScript {
    /// The tree of controllers after the selected step.
    static let treeView = #"""
        class TreeView {
          constructor(box, onSelect) {
            this.box = box;
            this.limit = 200;
            this.focused = "";
            const select = item => onSelect(Number(item.dataset.participant));
            box.addEventListener("click", event => {
              const item = event.target.closest("[role=treeitem]");
              if (item) select(item);
            });
            box.addEventListener("keydown", event => {
              const items = [...box.querySelectorAll("[role=treeitem]")];
              const index = items.indexOf(document.activeElement);
              if (index < 0) return;
              const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key];
              if (next !== undefined) this.focus(items[Math.max(0, Math.min(items.length - 1, next))], true);
              else if (event.key === "Enter" || event.key === " ") select(items[index]);
              else return;
              event.preventDefault();
            });
          }

          focus(item, isActive) {
            this.box.querySelector("[tabindex='0']")?.setAttribute("tabindex", -1);
            item.setAttribute("tabindex", 0);
            this.focused = item.dataset.participant;
            if (isActive) item.focus();
          }

          draw(step) {
            const hadFocus = this.box.contains(document.activeElement);
            this.step = step;
            this.tree = run.tree.at(step);
            this.rest = this.limit;
            const roots = run.tree.roots(step);
            const isWindow = node => run.participants[node.index].role === roles.window;
            const [windows, others] = [roots.filter(isWindow), roots.filter(node => !isWindow(node))];
            const list = make("ul", { role: "group" });
            const divide = words => list.append(make("li", { class: "divider", role: "presentation" }, words));
            for (const node of windows) this.add(node, list, 1);
            if (others.length && windows.length) divide("Not in a window");
            for (const node of others) this.add(node, list, 1);
            if (this.rest < 0) divide(`${-this.rest} more`);
            if (!roots.length) divide("No controllers yet");
            this.box.replaceChildren(list);
            const item = this.box.querySelector(`[data-participant="${this.focused || -1}"]`)
              ?? this.box.querySelector("[role=treeitem]");
            if (item) this.focus(item, hadFocus);
            this.reveal(this.box.querySelector("[aria-current] > .node"));
          }

          // Scrolls so that the controller of the step is in sight.
          reveal(node) {
            if (!node) return;
            const [box, rect] = [this.box.getBoundingClientRect(), node.getBoundingClientRect()];
            if (rect.top < box.top) this.box.scrollTop += rect.top - box.top - 20;
            else if (rect.bottom + 50 > box.bottom) this.box.scrollTop += rect.bottom + 50 - box.bottom;
          }

          add(node, list, level) {
            this.rest -= 1;
            const item = this.rest < 0 ? null : this.item(node, level);
            if (item) list.append(item);
            if (!node.children.length) return;
            const children = make("ul", { role: "group" });
            for (const child of node.children) this.add(child, children, level + 1);
            item?.append(children);
          }

          // Returns the element of a controller or a window, with its helpers.
          item(node, level) {
            const { name, type, role } = run.participants[node.index];
            const isWindow = role === roles.window;
            const state = data.states[this.tree.state[node.index]];
            const words = isWindow ? "window" : state === "none" ? "not loaded" : state;
            const item = make("li", {
              role: "treeitem", tabindex: -1, "aria-level": level, "data-participant": node.index,
              "aria-current": run.controller[this.step] === node.index && "step"
            });
            item.append(make("div", { class: "node" },
              isWindow ? make("span", { class: "window" }) : copy(`state-${state}`),
              make("span", { class: "name" }, name),
              type === name ? null : make("span", { class: "type" }, type),
              make("span", { class: "status" }, node.place === places.presented ? `${words}, presented` : words)));
            if (node.helpers.length) {
              const helpers = make("ul", { class: "helpers", role: "presentation" });
              for (const helper of node.helpers) helpers.append(this.helper(helper));
              item.append(helpers);
            }
            return item;
          }

          helper(index) {
            const latest = this.tree.latest[index];
            const event = run.parts(latest)[1].replace(/^\./, "");
            return make("li", { class: latest === this.step ? "helper current" : "helper" }, copy("mark-helper"),
              make("span", { class: "name" }, run.participants[index].name),
              make("span", { class: "status" }, event));
          }
        }
        """#
}
