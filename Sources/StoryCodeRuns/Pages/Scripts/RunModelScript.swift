extension PageScript {
    /// The run: its steps, with their causes and effects.
    static let runModel = #"""
        class Run {
          constructor(data) {
            Object.assign(this, data.steps);
            this.texts = data.texts;
            this.count = this.line.length - 1;
            this.participants = data.participants.map(([name, type, role, owner, released]) =>
              ({ name: data.texts[name], type: data.texts[type], role, owner, released }));
            this.diagnostics = new Map(data.diagnostics.map(([step, message, advice]) =>
              [step, { message: data.texts[message], advice: data.texts[advice] }]));
            this.turnsByStep = new Map(data.turns.map(([number, clock, step]) =>
              [step, `turn ${number} · ${data.texts[clock]}`]));
            this.depth = new Uint16Array(this.count + 1);
            for (let id = 1; id <= this.count; id++) {
              if (this.parent[id]) this.depth[id] = this.depth[this.parent[id]] + 1;
            }
            this.tree = new TreeHistory(this, data.places);
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
