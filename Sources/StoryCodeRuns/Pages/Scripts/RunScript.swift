extension PageScript {
    /// The page of a run: one step is selected, and all views show it.
    static let run = #"""
        let run = new Run(data.parts ?? [data]);

        class RunPage extends Page {
          constructor() {
            super("step");
            this.step = 0;
            const select = step => this.select(step, { speaks: true });
            this.timeline = new TimelineView(find("timeline"), select);
            this.tree = new TreeView(find("controllers"), index => this.showEvents(index));
            this.details = new DetailsView(find("details"), find("details-heading"));
            this.events = new EventList(find("events"), step => this.select(step));
            this.slider = find("step");
            this.drawOverview();
            this.listen();
            this.begin();
          }

          get state() { return { step: run.number(this.step), ...this.events.filters }; }

          // Shows another state of the run, and its last step if the last one was selected.
          load(parts) {
            const [number, isLast] = [run.number(this.step), this.step === run.count];
            run = new Run(parts);
            this.events.load();
            this.events.filter();
            this.drawOverview();
            this.step = Math.max(run.count ? 1 : 0, isLast ? run.count : Math.min(run.count, run.id(number)));
            // Now, so that the page shows no old step among the new ones.
            this.frame.now();
          }

          // Shows the step and the filters of the address.
          read(state) {
            this.events.filters = state;
            const step = run.id(Number(state.get("step")));
            this.events.filter();
            this.select(run.has(step) ? step : this.step || this.start);
          }

          // The step at which the page begins.
          get start() {
            const difference = this.events.rows.slice(Math.max(this.events.firstDifference, 0)).find(row => row.here);
            if (this.events.firstDifference >= 0 && difference) return difference.here;
            return run.diagnostics.keys().next().value ?? run.count;
          }

          select(step, options = {}) {
            this.step = Math.max(run.count ? 1 : 0, Math.min(run.count, step));
            this.changed(options);
          }

          filter() {
            this.events.filter();
            return `${this.events.list.items.length} events`;
          }

          showEvents(controller) {
            const { role, id } = run.participants[controller];
            if (role !== roles.controller) return;
            const select = find("controller");
            select.value = select.value === String(id) ? "" : id;
            this.changeFilter();
          }

          // The selected step in words.
          get words() { return run.has(this.step) ? `${run.number(this.step)}. ${run.text(this.step)}` : "No steps"; }

          draw() {
            const step = this.step;
            this.slider.value = step;
            this.slider.setAttribute("aria-valuetext", this.words);
            const clock = run.has(step) ? run.texts[run.clock[step]] : "";
            const turn = run.turn[step] ? `turn ${run.turn[step]}, ${clock}` : clock;
            find("position").replaceChildren(make("b", {}, String(run.number(step))), ` of ${run.number(run.count)}`,
              make("span", {}, turn));
            // A disabled button would lose the focus.
            for (const id of ["first", "previous"]) find(id).setAttribute("aria-disabled", step <= 1);
            for (const id of ["next", "last"]) find(id).setAttribute("aria-disabled", step >= run.count);
            this.timeline.draw(step);
            this.tree.draw(step);
            this.details.draw(step);
            this.events.select(step);
          }

          // Marks chapters, diagnostics and differences above the slider, which ends at the last step.
          drawOverview() {
            this.slider.max = Math.max(run.count, 1);
            const overview = find("overview");
            const last = Math.max(run.count - 1, 1);
            overview.replaceChildren();
            overview.setAttribute("viewBox", `0 0 ${last} 10`);
            const add = (style, steps, top) => {
              const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
              path.setAttribute("class", style);
              path.setAttribute("d", steps.map(step => `M${step - 1} ${top}V10`).join(""));
              overview.append(path);
            };
            const steps = Array.from({ length: run.count }, (_, index) => index + 1);
            add("chapters", steps.filter(step => run.isKind(step, "Chapters")), 5);
            add("diagnostics", [...run.diagnostics.keys()], 1);
            const differences = this.events.rows.filter(row => row.isDifference && row.here).map(row => row.here);
            add("differences", differences, 1);
            if (differences.length) {
              const numbers = new Set(differences.map(step => String(run.number(step))));
              for (const mark of document.querySelectorAll("#timeline [data-step]")) {
                if (numbers.has(mark.dataset.step)) mark.classList.add("difference");
              }
            }
            show(find("problem"), run.diagnostics.size > 0);
            show(find("difference"), this.events.firstDifference >= 0);
          }

          listen() {
            const speaks = { speaks: true };
            const on = (id, event, action) => find(id).addEventListener(event, action);
            on("step", "input", () => this.select(Number(this.slider.value)));
            on("first", "click", () => this.select(1, speaks));
            on("previous", "click", () => this.select(this.step - 1, speaks));
            on("next", "click", () => this.select(this.step + 1, speaks));
            on("last", "click", () => this.select(run.count, speaks));
            on("difference", "click", () => {
              this.select(this.start, speaks);
              this.events.list.select(this.events.list.items.indexOf(this.events.rows[this.events.firstDifference]));
            });
            on("problem", "click", () => {
              const steps = [...run.diagnostics.keys()];
              this.select(steps.find(step => step > this.step) ?? steps[0], speaks);
            });
            on("share", "click", () => this.share());
            on("search", "keydown", event => {
              if (event.key === "Enter") this.events.selectNext(event.shiftKey ? -1 : 1);
              else if (event.key === "ArrowDown" || event.key === "Escape") find("events").focus();
              else return;
              event.preventDefault();
            });
            document.addEventListener("keydown", event => this.press(event));
          }

          // Copies the address of the page with the step and the filters.
          async share() {
            const address = location.href.split("#")[0] + this.permalink.text(this.state);
            try {
              await navigator.clipboard.writeText(address);
              announcer.say("The link was copied");
              find("share").textContent = "Copied";
              setTimeout(() => { find("share").textContent = "Copy link"; }, 1500);
            } catch { prompt("The address of this step:", address); }
          }

          // Keys that move through the steps, except in a control that uses them.
          press(event) {
            if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.("input, select")) return;
            if (event.key === "PageUp" || event.key === "PageDown") return this.events.list.press(event);
            if (event.key === "/") {
              event.preventDefault();
              return find("search").select();
            }
            const steps = { ArrowLeft: this.step - 1, ArrowRight: this.step + 1, Home: 1, End: run.count };
            const step = steps[event.key];
            if (step === undefined) return;
            event.preventDefault();
            this.select(step, { speaks: true });
          }
        }

        const page = new RunPage();
        """#
}
