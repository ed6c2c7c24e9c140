extension PageScript {
    /// The controllers after each step.
    static let treeHistory = #"""
        const roles = { controller: 0, helper: 1, window: 2 };
        const places = { none: 0, child: 1, presented: 2, root: 3 };

        // The places and states of all objects after some steps.
        class Tree {
          constructor(count) {
            this.step = -1;
            this.nextPlace = 0;
            this.place = new Uint8Array(count);
            this.owner = new Int32Array(count).fill(-1);
            this.state = new Uint8Array(count);
            this.latest = new Int32Array(count);
          }
        }

        // The trees after each step, from the differences between steps.
        class TreeHistory {
          constructor(run, changes) {
            this.run = run;
            this.changes = changes;
            this.current = new Tree(run.participants.length);
          }

          // Returns the tree after a step, which is valid until the next call.
          at(step) {
            // The way back leads from the beginning again: all steps of a run take less than a frame.
            if (this.current.step > step) this.current = new Tree(this.run.participants.length);
            while (this.current.step < step) this.advance(this.current);
            return this.current;
          }

          // Applies the differences of the next step.
          advance(tree) {
            const step = ++tree.step;
            const { controller, helper, state } = this.run;
            if (step > 0 && controller[step] >= 0) {
              tree.state[controller[step]] = state[step];
              tree.latest[helper[step] < 0 ? controller[step] : helper[step]] = step;
            }
            for (; tree.nextPlace < this.changes.length; tree.nextPlace++) {
              const [after, index, place, owner] = this.changes[tree.nextPlace];
              if (after > step) break;
              tree.place[index] = place;
              tree.owner[index] = owner;
            }
          }

          isReleased(index, step) {
            const { released } = this.run.participants[index];
            return released >= 0 && released <= step;
          }

          // Returns the objects at the top after a step, with their children. Each is in the tree once.
          roots(step) {
            const tree = this.at(step);
            const { participants } = this.run;
            const nodes = participants.map((_, index) => ({ index, place: places.none, children: [], helpers: [] }));
            const isAlive = index => !this.isReleased(index, step);
            const tops = [];
            const used = new Set();
            participants.forEach(({ role, owner }, index) => {
              if (!isAlive(index)) return;
              if (role === roles.helper) {
                if (owner >= 0 && tree.latest[index]) nodes[owner].helpers.push(index);
              } else if (tree.place[index] !== places.none && isAlive(tree.owner[index])) {
                nodes[index].place = tree.place[index];
                nodes[tree.owner[index]].children.push(nodes[index]);
                used.add(tree.owner[index]);
              } else if (role === roles.controller && tree.latest[index]) {
                tops.push(nodes[index]);
              }
            });
            // Windows, and controllers that have only children, precede the other controllers.
            const parents = nodes.filter(node =>
              used.has(node.index) && node.place === places.none && !tops.includes(node));
            for (const node of nodes) node.children.sort((a, b) => a.place - b.place || a.index - b.index);
            return [...parents, ...tops];
          }
        }
        """#
}
