extension PageScript {
    /// The page of a dependency container: one component is selected, or none, and all views show it.
    static let container = #"""
        class ContainerPage extends Page {
          constructor() {
            super("component");
            this.index = -1;
            this.drawing = new DrawingView(find("drawing"), index => this.select(index, { speaks: true }));
            this.details = new ComponentView(find("details"), find("details-heading"));
            this.list = new RowList(find("components"), {
              height: () => 48, key: index => index, make: index => this.row(index),
              select: index => this.select(index)
            });
            this.texts = data.nodes.map((node, index) =>
              [node.name, node.lifetime, node.location, node.container,
                ...graph.services(index).map(service => service.service)].join(" ").toLowerCase());
            find("fit").addEventListener("input", () => this.fit());
            document.addEventListener("keydown", event => {
              if (event.key === "Escape" && !event.target.matches?.("input")) this.select(-1, { speaks: true });
            });
            // A drawing that is much wider than the page would be too small to read.
            const drawing = find("drawing").querySelector("svg");
            find("fit").checked = drawing.width.baseVal.value * 0.7 < find("drawing").clientWidth;
            this.fit();
            this.begin();
          }

          fit() { find("drawing").classList.toggle("fit", find("fit").checked); }

          get state() {
            return { component: this.index < 0 ? "" : this.index, search: find("search").value,
              problems: find("problems").checked };
          }

          read(state) {
            find("search").value = state.get("search") ?? "";
            find("problems").checked = state.get("problems") === "yes";
            this.filter();
            const index = state.get("component");
            // Arrays have other members, too.
            this.select(Number.isInteger(Number(index)) && data.nodes[index] ? Number(index) : -1);
          }

          get words() { return this.index < 0 ? "Overview" : data.nodes[this.index].name; }

          select(index, options = {}) {
            this.index = index;
            this.changed(options);
          }

          filter() {
            const text = find("search").value.trim().toLowerCase();
            const onlyProblems = find("problems").checked;
            const items = [...data.nodes.keys()].filter(index => this.texts[index].includes(text)
              && (!onlyProblems || graph.problems(index).length));
            this.list.set(items);
            showCount(items.length, data.nodes.length);
            return `${items.length} components`;
          }

          draw() {
            this.drawing.draw(this.index);
            this.details.draw(this.index);
            this.list.select(this.list.items.indexOf(this.index));
          }

          row(index) {
            const node = data.nodes[index];
            const isShared = !["prototype", "objectGraph", ""].includes(node.lifetime);
            const [style, sign] = graph.problems(index).length || node.isMissing ? ["problem", "!"]
              : isShared ? ["shared", "\u2022"] : [];
            return make("div", { class: "row component" }, make("span", {},
              style ? make("span", { class: `sign ${style}`, role: "img", title: style, "aria-label": style }, sign) : null),
              make("b", {}, node.name), make("span", { class: "lifetime" }, node.lifetime || "missing"),
              make("small", {}, node.location || `requested in \u201C${node.container}\u201D`));
          }
        }

        const page = new ContainerPage();
        """#
}
