extension PageScript {
    /// The list of events with its filters.
    static let eventList = #"""
        // A row of the list: the numbers of the step here and there, of which one can be 0, and its text if it is
        // only there.
        const eventRow = (here, there = here, line = -1) => ({ here, there, line, isDifference: !here || !there });

        class EventList {
          constructor(box, onSelect) {
            const heights = { Diagnostics: 64, Chapters: 38 };
            this.list = new RowList(box, {
              height: row => row.here ? heights[run.kindName(row.here)] ?? 26 : 26,
              make: row => this.make(row),
              key: row => row.here ? row.here : `there-${row.there}`,
              select: row => row.here ? onSelect(row.here) : this.list.select(this.list.items.indexOf(row))
            });
            this.controls = ["search", "kind", "controller", "helpers", "diagnostics", "differences"]
              .map(find).filter(control => control);
            this.load();
          }

          // Reads the steps and the controllers of the run.
          load() {
            this.rows = data.comparison
              ? data.comparison.rows.map(([here, ...row]) => eventRow(Math.max(0, run.id(here)), ...row))
              : Array.from({ length: run.count }, (_, index) => eventRow(index + 1));
            this.lowercase = run.texts.map(text => text.toLowerCase());
            this.firstDifference = this.rows.findIndex(row => row.isDifference);
            const select = find("controller");
            const value = select.value;
            const controllers = run.participants.filter(({ role }) => role === roles.controller);
            select.replaceChildren(select.options[0],
              ...controllers.map(({ id, name }) => make("option", { value: id }, name)));
            select.value = value;
            if (select.selectedIndex === -1) select.value = "";
          }

          // The filters that are not in their first state, by the names of their controls.
          get filters() {
            const set = {};
            for (const control of this.controls) {
              if (control.type !== "checkbox") set[control.id] = control.value;
              else if (control.checked !== control.defaultChecked) set[control.id] = control.checked ? "yes" : "no";
            }
            return set;
          }

          set filters(values) {
            for (const control of this.controls) {
              const value = values.get(control.id);
              if (control.type !== "checkbox") control.value = value ?? "";
              else control.checked = value === null ? control.defaultChecked : value === "yes";
              // A value that the page does not offer.
              if (control.selectedIndex === -1) control.value = "";
            }
          }

          // Whether the filters show a row.
          matches(row) {
            const id = row.here;
            if (this.onlyDifferences && !row.isDifference) return false;
            if (!id) return !this.hidesOthers && this.lowercase[row.line].includes(this.text);
            if (this.onlyDiagnostics && !run.diagnostics.has(id)) return false;
            if (this.kind !== "" && run.kind[id] !== Number(this.kind)) return false;
            if (this.controller >= 0 && run.controller[id] !== this.controller) return false;
            if (!this.showsHelpers && run.helper[id] >= 0) return false;
            if (!this.text || this.lowercase[run.line[id]].includes(this.text)) return true;
            const { message = "", advice = "" } = run.diagnostics.get(id) ?? {};
            return `${message} ${advice}`.toLowerCase().includes(this.text);
          }

          // Shows the rows that match the filters.
          filter() {
            this.text = find("search").value.trim().toLowerCase();
            this.kind = find("kind").value;
            const controller = find("controller").value;
            this.controller = controller === "" ? -1 : run.index(Number(controller));
            this.showsHelpers = find("helpers").checked;
            this.onlyDiagnostics = find("diagnostics").checked;
            this.onlyDifferences = Boolean(find("differences")?.checked);
            // The kinds and the controllers of steps of the other run are unknown.
            this.hidesOthers = this.kind !== "" || this.controller >= 0 || this.onlyDiagnostics;
            const rows = this.rows.filter(row => this.matches(row));
            this.list.set(rows);
            this.indices = new Map(rows.map((row, index) => [row.here, index]));
            showCount(rows.length, this.rows.length);
          }

          // Selects the next row that the filters show, or the one before; after the last one the first follows.
          selectNext(distance) {
            const { items } = this.list;
            if (!items.length) return;
            const step = page.step;
            const next = distance > 0 ? items.findIndex(row => row.here > step) : items.findLastIndex(row => row.here && row.here < step);
            this.list.options.select(items.at(next < 0 ? (distance > 0 ? 0 : -1) : next));
          }

          // Selects a step, if the filters show it.
          select(step) {
            this.list.select(this.indices.get(step) ?? -1);
          }

          make(row) {
            const style = row.isDifference ? row.here ? "here" : "there" : "";
            if (!row.here) {
              return make("div", { class: `row ${style}`, title: `Only in \u201C${run.texts[data.comparison.title]}\u201D` },
                make("span", { class: "number" }, String(row.there)), make("span", { class: "sign" }, "\u2212"),
                make("span", { class: "line" }, make("span", { class: "event" }, run.texts[row.line])),
                this.label(row, "only there"));
            }
            const id = row.here;
            const kind = run.kindName(id);
            const sign = data.comparison ? make("span", { class: "sign" }, style ? "+" : "") : null;
            const number = make("span", { class: "number" }, String(run.number(id)));
            const turn = run.turnsByStep.get(id);
            const words = style ? "only here" : turn ?? (run.cause[id] ? run.relation(id) : "");
            const label = this.label(row, words);
            if (kind === "Chapters") {
              return make("div", { class: `row chapter-row ${style}` }, number, sign,
                make("span", { class: "line" }, run.parts(id)[1]), label);
            }
            const line = make("span", { class: "line", style: `--depth:${Math.min(run.depth[id], 8)}` },
              copy(`mark-${run.markName(id)}`), ...stepParts(id));
            const diagnostic = run.diagnostics.get(id);
            if (diagnostic) {
              line.append(make("span", { class: "message" }, diagnostic.message));
              return make("div", { class: `row diagnostic-row ${style}` }, number, sign, line, label);
            }
            return make("div", { class: `row ${style} ${turn ? "turn-row" : ""}` }, number, sign, line, label);
          }

          label(row, words) {
            const isFirst = this.rows[this.firstDifference] === row;
            if (!isFirst) return words ? make("span", { class: "label" }, words) : null;
            return make("span", { class: "label first-difference" }, `first difference, ${words}`);
          }
        }
        """#
}
