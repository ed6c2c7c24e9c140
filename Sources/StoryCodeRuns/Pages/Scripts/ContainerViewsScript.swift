extension PageScript {
    /// The drawing of a dependency container, and the details of a component.
    static let containerViews = #"""
        // Facts about the components, by their numbers.
        const graph = {
          needs: index => data.edges.filter(edge => edge.from === index),
          neededBy: index => data.edges.filter(edge => edge.to === index),
          problems: index => data.problems.filter(problem => problem.nodes.includes(index)),
          notes: index => data.notes.filter(note => note.nodes.includes(index)),
          services: index => data.nodes[index].services.map(number => data.explanations[number])
        };

        // A link to a component, or its text if it is not in the graph.
        const nodeLink = (index, text) => index < 0 ? make("b", {}, text)
          : make("a", { href: `#component=${index}`, "data-component": index }, text ?? data.nodes[index].name);

        class DrawingView {
          constructor(box, onSelect) {
            this.box = box;
            box.addEventListener("click", event => {
              const shape = event.target.closest("[data-box]");
              onSelect(shape ? Number(shape.dataset.box) : -1);
            });
          }

          draw(index) {
            this.box.classList.toggle("focused", index >= 0);
            const near = new Set([index]);
            for (const edge of [...graph.needs(index), ...graph.neededBy(index)]) near.add(edge.from).add(edge.to);
            for (const shape of this.box.querySelectorAll("g")) {
              const { box, from, to } = shape.dataset;
              const isNear = box === undefined ? Number(from) === index || Number(to) === index : near.has(Number(box));
              shape.classList.toggle("near", isNear);
              shape.classList.toggle("chosen", box === String(index));
            }
            const chosen = this.box.querySelector(".chosen");
            if (!chosen) return;
            const [box, rect] = [this.box, chosen].map(element => element.getBoundingClientRect());
            if (rect.left < box.left || rect.right > box.right) {
              this.box.scrollLeft += (rect.left + rect.right - box.left - box.right) / 2;
            }
            if (rect.top < box.top || rect.bottom > box.bottom) {
              this.box.scrollTop += (rect.top + rect.bottom - box.top - box.bottom) / 2;
            }
          }
        }

        class ComponentView {
          constructor(box, heading) {
            this.box = box;
            this.heading = heading;
          }

          draw(index) {
            this.heading.textContent = index < 0 ? "Overview" : "Component";
            this.box.replaceChildren(...index < 0 ? this.overview() : this.parts(index));
            this.box.scrollTop = 0;
          }

          overview() {
            const words = data.problems.length ? [] : [make("p", { class: "remark" }, "Validation finds no problem.")];
            return [...words, ...data.problems.map(problem => mistake(problem.text, problem.advice)),
              ...data.notes.map(note => this.note(note))];
          }

          parts(index) {
            const node = data.nodes[index];
            const facts = make("dl");
            const add = (name, value) => { if (value) facts.append(make("dt", {}, name), make("dd", {}, value)); };
            add("Lifetime", node.lifetime);
            add("Registered", node.location);
            add("Container", node.container);
            add("Runs", node.isMain ? "on the main actor" : "");
            add("Creation", node.isAwaited ? "asynchronous" : "");
            return [
              make("p", { class: "title" }, node.name),
              node.isMissing ? make("p", { class: "remark" }, "Nothing is registered for it.") : facts,
              ...graph.problems(index).map(problem => mistake(problem.text, problem.advice)),
              ...graph.notes(index).map(note => this.note(note)),
              ...this.links("Needs", graph.needs(index), "to"),
              ...this.links("Is needed by", graph.neededBy(index), "from"),
              ...this.services(index)
            ];
          }

          note({ text }) { return make("p", { class: "remark" }, text); }

          links(words, edges, end) {
            if (!edges.length) return [];
            return [
              make("h3", {}, `${words} `, make("span", { class: "count" }, String(edges.length))),
              make("ul", { class: "links" }, ...edges.map(edge => {
                const service = edge.service === data.nodes[edge.to].name ? "" : `as ${edge.service}, `;
                return make("li", {}, nodeLink(edge[end]), make("small", {}, service + edge.moment));
              }))
            ];
          }

          // Why the component is chosen for its services, or which other one is.
          services(index) {
            const services = graph.services(index);
            if (!services.length) return [];
            return [make("h3", {}, "Services"), ...services.flatMap(service => {
              const { candidates } = service;
              const isOwn = candidates.find(candidate => candidate.isChosen)?.node === index;
              const words = !service.isResolved ? "is offered by several components"
                : isOwn ? "is resolved by this component" : "is resolved by another component";
              const title = make("p", { class: "service" }, make("code", {}, service.service), ` ${words}`);
              if (isOwn && candidates.length === 1) return [title];
              return [title, make("ul", { class: "candidates" }, ...candidates.map(candidate => {
                const reason = candidate.isChosen ? "chosen" : `not chosen: ${candidate.reason}`;
                const facts = [candidate.location, service.isResolved ? reason : candidate.reason];
                return make("li", { class: candidate.isChosen ? "chosen" : "" },
                  candidate.node === index ? make("b", {}, candidate.text, ", this component")
                    : nodeLink(candidate.node, candidate.text),
                  make("small", {}, facts.filter(fact => fact).join(" \u00B7 ")));
              }))];
            })];
          }
        }
        """#
}
