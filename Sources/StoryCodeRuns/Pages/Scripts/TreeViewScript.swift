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
            const inPlace = roots.filter(node => node.children.length);
            const others = roots.filter(node => !node.children.length);
            const list = make("ul", { role: "group" });
            for (const node of inPlace) this.add(node, list, 1);
            if (others.length && inPlace.length) {
              list.append(make("li", { class: "divider", role: "presentation" }, "Not in a window"));
            }
            for (const node of others) this.add(node, list, 1);
            if (this.rest < 0) {
              list.append(make("li", { class: "divider", role: "presentation" }, `${-this.rest} more`));
            }
            if (!roots.length) {
              list.append(make("li", { class: "divider", role: "presentation" }, "No controllers yet"));
            }
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
            if (--this.rest < 0) return;
            const { name, type, role } = run.participants[node.index];
            const isWindow = role === roles.window;
            const state = isWindow ? "" : data.states[this.tree.state[node.index]];
            const isCurrent = run.controller[this.step] === node.index;
            const item = make("li", {
              role: "treeitem", tabindex: -1, "aria-level": level, "data-participant": node.index,
              "aria-current": isCurrent && "step"
            });
            const words = isWindow ? "window" : state === "none" ? "not loaded" : state;
            const place = node.place === places.presented ? "presented" : "";
            item.append(make("div", { class: "node" },
              isWindow ? make("span", { class: "window" }) : copy(`state-${state}`),
              make("span", { class: "name" }, name),
              type === name ? null : make("span", { class: "type" }, type),
              make("span", { class: "status" }, place ? `${words}, ${place}` : words)));
            if (node.helpers.length) {
              const helpers = make("ul", { class: "helpers", role: "presentation" });
              for (const helper of node.helpers) helpers.append(this.helper(helper));
              item.append(helpers);
            }
            list.append(item);
            if (node.children.length) {
              const children = make("ul", { role: "group" });
              for (const child of node.children) this.add(child, children, level + 1);
              item.append(children);
            }
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
