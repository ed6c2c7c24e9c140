extension PageScript {
    /// The run: its steps, with their causes and effects.
    static let runModel = #"""
        class Run {
          // The parts follow each other. Numbers of steps in them are those of the program; here, the first step has the
          // number one, and zero stands for none.
          constructor(parts) {
            this.dropped = parts[0].first - 1;
            const at = number => Math.max(0, number - this.dropped);
            // The participants of all parts, by their numbers; the last part in which one is knows of its release.
            const rows = new Map();
            for (const part of parts) {
              for (const [name, type, role, owner, released, id] of part.participants) {
                rows.set(id, { id, name: part.texts[name], type: part.texts[type], role,
                  owner: owner < 0 ? -1 : part.participants[owner][5], released: released < 0 ? -1 : at(released) });
              }
            }
            this.participants = [...rows.values()].sort((a, b) => a.id - b.id);
            this.indices = new Map(this.participants.map(({ id }, index) => [id, index]));
            for (const participant of this.participants) participant.owner = this.index(participant.owner);
            this.texts = [];
            this.diagnostics = new Map();
            this.turnsByStep = new Map();
            this.states = new Map();
            const places = [];
            for (const part of parts) this.add(part, at, places);
            this.count = this.line.length - 1;
            this.depth = new Uint16Array(this.count + 1);
            for (let id = 1; id <= this.count; id++) {
              if (this.parent[id]) this.depth[id] = this.depth[this.parent[id]] + 1;
            }
            this.tree = new TreeHistory(this, places);
          }

          add(part, at, places) {
            const offset = this.texts.length;
            this.texts = this.texts.concat(part.texts);
            const object = part.participants.map(row => this.index(row[5]));
            const participant = index => index < 0 ? -1 : object[index];
            const convert = { line: text => text + offset, clock: text => text + offset, controller: participant,
              helper: participant, parent: at, cause: at, end: at };
            for (const [name, values] of Object.entries(part.steps)) {
              this[name] ??= [values[0]];
              const change = convert[name];
              for (let i = 1; i < values.length; i++) this[name].push(change ? change(values[i]) : values[i]);
            }
            for (const [step, message, advice] of part.diagnostics) {
              this.diagnostics.set(at(step), { message: part.texts[message], advice: part.texts[advice] });
            }
            for (const [number, clock, step] of part.turns) {
              this.turnsByStep.set(Math.max(at(step), 1), `turn ${number} · ${part.texts[clock]}`);
            }
            for (const [after, index, place, owner] of part.places) {
              places.push([at(after), participant(index), place, participant(owner)]);
            }
            for (const [after, name, earlier, later] of part.stateChanges) {
              const changes = this.states.get(part.texts[name]) ?? [];
              changes.push({ after: at(after), earlier: part.texts[earlier], later: part.texts[later] });
              this.states.set(part.texts[name], changes);
            }
          }

          // The index of a participant with a number, or -1.
          index(id) { return this.indices.get(id) ?? -1; }

          // The number of a step in the program, and the reverse.
          number(id) { return id + this.dropped; }
          id(number) { return number - this.dropped; }

          // The states that the program shows, each before and after a step.
          statesAt(step) {
            return [...this.states].map(([name, changes]) => {
              const last = changes.findLast(change => change.after <= step);
              const [first] = changes.filter(change => change.after === step);
              return { name, earlier: first ? first.earlier : last?.later, later: last?.later, isChanged: Boolean(first) };
            });
          }

          has(id) { return Number.isInteger(id) && id >= 1 && id <= this.count; }
          text(id) { return this.texts[this.line[id]]; }
          kindName(id) { return data.kinds[this.kind[id]]; }
          markName(id) { return data.marks[this.mark[id]]; }
          isKind(id, name) { return this.kindName(id) === name; }

          // The object that received the event, as the text of the step begins.
          receiver(id) {
            const name = index => index < 0 ? "" : this.participants[index].name;
            const [controller, helper] = [name(this.controller[id]), name(this.helper[id])];
            return helper ? `${controller}/${helper}` : controller;
          }

          // The text in two parts: the receiver, and the event.
          parts(id) {
            const [text, receiver] = [this.text(id), this.receiver(id)];
            return receiver && text.startsWith(receiver) ? [receiver, text.slice(receiver.length)] : ["", text];
          }

          // The step in which a step happened, or that scheduled it.
          source(id) { return this.parent[id] || this.cause[id]; }

          // How a step follows from its source.
          relation(id) {
            if (this.parent[id]) return "during";
            return this.reason[id] < 0 ? "" : data.reasons[this.reason[id]];
          }

          // The steps that led to a step, the first cause first.
          causes(id) {
            const causes = [];
            for (let source = this.source(id); source; source = this.source(source)) causes.push(source);
            return causes.reverse();
          }

          // The steps that directly follow from a step.
          effects(id) {
            if (!this.effectsByStep) {
              this.effectsByStep = new Map();
              for (let step = 1; step <= this.count; step++) {
                const source = this.source(step);
                if (!this.effectsByStep.has(source)) this.effectsByStep.set(source, []);
                this.effectsByStep.get(source).push(step);
              }
            }
            return this.effectsByStep.get(id) ?? [];
          }

          // All steps that follow from a step, each with its distance from it.
          allEffects(id) {
            const found = [];
            const pending = [[id, -1]];
            while (pending.length) {
              const [step, depth] = pending.pop();
              if (depth >= 0) found.push([step, depth]);
              for (const next of [...this.effects(step)].reverse()) pending.push([next, depth + 1]);
            }
            return found;
          }
        }
        """#
}
