extension PageScript {
    /// The timeline, the tree of controllers and the details of a step.
    static let runViews = #"""
        // A link to a step. The page follows it without loading.
        function stepLink(id) {
          const [receiver, event] = run.parts(id);
          return make("a", { href: `#step=${id}`, "data-step": id },
            make("span", { class: "number" }, String(id)),
            make("span", {}, make("span", { class: "receiver" }, receiver), make("span", { class: "event" }, event)));
        }

        class TimelineView {
          constructor(box, onSelect) {
            this.box = box;
            this.marks = new Map();
            for (const mark of box.querySelectorAll("[data-step]")) this.marks.set(Number(mark.dataset.step), mark);
            this.cursor = document.createElementNS("http://www.w3.org/2000/svg", "rect");
            this.cursor.setAttribute("class", "cursor");
            new ResizeObserver(() => { if (this.current) this.reveal(this.current); }).observe(box);
            box.addEventListener("click", event => {
              const mark = event.target.closest("[data-step]");
              if (mark) onSelect(Number(mark.dataset.step));
            });
          }

          draw(step) {
            const mark = this.marks.get(step);
            if (mark === this.current) return;
            this.current?.classList.remove("current");
            this.current = mark;
            if (!mark) return this.cursor.remove();
            mark.classList.add("current");
            const stave = mark.ownerSVGElement;
            const [x, top, end] = [Number(mark.dataset.x), Number(stave.dataset.top), Number(stave.dataset.end)];
            const values = { x: x - 8.5, y: top - 4, width: 17, height: end - top + 4, rx: 4 };
            for (const [name, value] of Object.entries(values)) this.cursor.setAttribute(name, value);
            if (this.cursor.parentNode !== stave) stave.prepend(this.cursor);
            this.reveal(mark);
          }

          // Scrolls so that a mark is in sight, and as much as possible of its row, the top first.
          reveal(mark) {
            const [box, rect, stave] = [this.box, mark, mark.ownerSVGElement].map(it => it.getBoundingClientRect());
            const end = Math.max(rect.bottom + 20, Math.min(stave.bottom, stave.top + box.height));
            const top = Math.max(stave.top, Math.min(end - box.height, rect.top - 20));
            if (top < box.top) this.box.scrollTop += top - box.top;
            else if (end > box.bottom) this.box.scrollTop += end - box.bottom;
            if (rect.left - 30 < box.left) this.box.scrollLeft += rect.left - box.left - 60;
            else if (rect.right + 30 > box.right) this.box.scrollLeft += rect.right - box.right + 60;
          }
        }

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

        class DetailsView {
          constructor(box, heading) {
            this.box = box;
            this.heading = heading;
            this.limit = 100;
          }

          draw(step) {
            this.heading.textContent = run.count ? `Step ${step}` : "No steps";
            this.box.replaceChildren(...run.has(step) ? this.parts(step) : []);
          }

          parts(step) {
            const [receiver, event] = run.parts(step);
            const title = make("p", { class: "what" }, copy(`mark-${run.markName(step)}`),
              make("span", {}, make("span", { class: "receiver" }, receiver), make("span", { class: "event" }, event)));
            if (run.isKind(step, "Chapters")) title.firstChild.remove();
            const parts = [title];
            const diagnostic = run.diagnostics.get(step);
            if (diagnostic) {
              parts.push(make("div", { class: "diagnostic" }, make("p", {}, diagnostic.message),
                make("p", {}, make("strong", {}, "To fix: "), diagnostic.advice)));
            }
            parts.push(this.facts(step));
            const causes = run.causes(step);
            if (causes.length || run.relation(step)) {
              const chain = [...causes, step].slice(-this.limit);
              parts.push(this.heading3("Causes", causes.length, causes.length + 1 - chain.length));
              parts.push(make("ol", { class: "causes" }, ...chain.map(id =>
                make("li", { "aria-current": id === step && "step" }, this.relation(id), stepLink(id)))));
            }
            const effects = run.allEffects(step);
            if (effects.length) {
              const nearest = effects.slice(0, this.limit);
              parts.push(this.heading3("Effects", effects.length, effects.length - nearest.length));
              parts.push(make("ol", { class: "effects" }, ...nearest.map(([id, depth]) =>
                make("li", { style: `--depth:${Math.min(depth, 8)}` }, stepLink(id), this.relation(id)))));
            }
            return parts;
          }

          facts(step) {
            const facts = make("dl");
            const add = (name, ...value) => facts.append(make("dt", {}, name), make("dd", {}, ...value));
            const clock = run.texts[run.clock[step]];
            add("Kind", run.kindName(step));
            add("Time", run.turn[step] ? `turn ${run.turn[step]}, ${clock}` : clock);
            for (const [name, index] of [["Controller", run.controller[step]], ["Helper", run.helper[step]]]) {
              if (index < 0) continue;
              const { name: own, type, released } = run.participants[index];
              const words = released < 0 ? "" : `, released after step ${released}`;
              add(name, (own === type ? own : `${own}, ${type}`) + words);
            }
            if (run.end[step] > step) add("Ended", `after step ${run.end[step]}`);
            if (!run.end[step]) add("Ended", "not yet");
            return facts;
          }

          relation(id) {
            const words = run.relation(id);
            return words ? make("span", { class: "relation" }, words) : null;
          }

          heading3(words, count, hidden) {
            const numbers = hidden ? `${count}, of which ${hidden} are not shown` : String(count);
            return make("h3", {}, `${words} `, make("span", { class: "count" }, numbers));
          }
        }
        """#
}
