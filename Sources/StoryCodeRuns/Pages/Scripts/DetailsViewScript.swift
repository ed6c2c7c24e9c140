extension PageScript {
    /// The details of the selected step, with its causes and effects.
    static let detailsView = #"""
        // A link to a step. The page follows it without loading.
        function stepLink(id) {
          return make("a", { href: `#step=${run.number(id)}`, "data-step": id },
            make("span", { class: "number" }, String(run.number(id))), make("span", {}, ...stepParts(id)));
        }

        // The receiver and the event of a step.
        const stepParts = id => run.parts(id).map((text, index) =>
          make("span", { class: ["receiver", "event"][index] }, text));

        class DetailsView {
          constructor(box, heading) {
            this.box = box;
            this.heading = heading;
            this.limit = 100;
          }

          draw(step) {
            this.heading.textContent = run.count ? `Step ${run.number(step)}` : "No steps";
            this.box.replaceChildren(...run.has(step) ? this.parts(step) : []);
          }

          parts(step) {
            const title = make("p", { class: "what" }, copy(`mark-${run.markName(step)}`),
              make("span", {}, ...stepParts(step)));
            if (run.isKind(step, "Chapters")) title.firstChild.remove();
            const parts = [title];
            const diagnostic = run.diagnostics.get(step);
            if (diagnostic) parts.push(mistake(diagnostic.message, diagnostic.advice));
            parts.push(this.facts(step), ...this.states(step));
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
              const words = released < 0 ? "" : `, released after step ${run.number(released)}`;
              add(name, (own === type ? own : `${own}, ${type}`) + words);
            }
            if (run.end[step] > step) add("Ended", `after step ${run.number(run.end[step])}`);
            if (!run.end[step]) add("Ended", "not yet");
            return facts;
          }

          // The states that the program shows, before and after the step.
          states(step) {
            const states = run.statesAt(step);
            if (!states.length) return [];
            const list = make("dl", { class: "states" });
            for (const { name, earlier = "none", later = "none", isChanged } of states) {
              list.append(make("dt", {}, name), isChanged
                ? make("dd", {}, make("del", {}, earlier), make("ins", {}, later)) : make("dd", {}, later));
            }
            return [make("h3", {}, "State"), list];
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
