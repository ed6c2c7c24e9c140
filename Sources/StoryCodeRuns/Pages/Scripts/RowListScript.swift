extension PageScript {
    /// A list that contains elements only for the rows in sight.
    static let rowList = #"""
        class RowList {
          // Options: height(item), make(item), key(item), select(item), which the user has chosen.
          constructor(box, options) {
            this.box = box;
            this.options = options;
            this.items = [];
            this.offsets = [0];
            this.selected = -1;
            this.drawn = new Map();
            this.space = make("div", { class: "space", role: "presentation" });
            box.append(this.space);
            this.frame = new Frame(() => this.draw());
            box.addEventListener("scroll", () => this.frame.later(), { passive: true });
            new ResizeObserver(() => this.select(this.selected)).observe(box);
            box.addEventListener("click", event => this.click(event));
            box.addEventListener("keydown", event => this.press(event));
          }

          // Replaces the items.
          set(items) {
            this.items = items;
            this.offsets = new Float64Array(items.length + 1);
            for (let i = 0; i < items.length; i++) {
              this.offsets[i + 1] = this.offsets[i] + this.options.height(items[i]);
            }
            this.space.style.height = this.offsets[items.length] + "px";
            this.space.replaceChildren();
            this.drawn.clear();
            this.selected = -1;
          }

          // Selects the row at an index, or none for -1, and scrolls to it.
          select(index) {
            this.selected = index;
            if (index < 0) {
              this.box.removeAttribute("aria-activedescendant");
            } else {
              const [top, end, height] = [this.offsets[index], this.offsets[index + 1], this.box.clientHeight];
              const margin = Math.min(60, height / 4);
              if (top - margin < this.box.scrollTop) this.box.scrollTop = top - margin;
              if (end + margin > this.box.scrollTop + height) this.box.scrollTop = end + margin - height;
            }
            this.draw();
          }

          // Returns the index of the row at a distance from the top.
          rowAt(y) {
            let [low, high] = [0, this.items.length];
            while (low < high) {
              const middle = (low + high) >> 1;
              if (this.offsets[middle + 1] <= y) low = middle + 1; else high = middle;
            }
            return low;
          }

          draw() {
            const first = this.rowAt(this.box.scrollTop - 150);
            const last = Math.min(
              this.rowAt(this.box.scrollTop + this.box.clientHeight + 150), this.items.length - 1);
            for (const [index, row] of this.drawn) {
              if (index < first || index > last) { row.remove(); this.drawn.delete(index); }
            }
            for (let index = first; index <= last; index++) {
              if (!this.drawn.has(index)) this.add(index);
            }
            for (const [index, row] of this.drawn) {
              const isSelected = index === this.selected;
              if ((row.getAttribute("aria-selected") === "true") !== isSelected) {
                row.setAttribute("aria-selected", isSelected);
              }
              if (isSelected) this.box.setAttribute("aria-activedescendant", row.id);
            }
          }

          add(index) {
            const item = this.items[index];
            const row = this.options.make(item);
            row.id = `${this.box.id}-${this.options.key(item)}`;
            row.dataset.index = index;
            row.setAttribute("role", "option");
            row.setAttribute("aria-setsize", this.items.length);
            row.setAttribute("aria-posinset", index + 1);
            row.setAttribute("aria-selected", "false");
            row.style.top = this.offsets[index] + "px";
            row.style.height = this.offsets[index + 1] - this.offsets[index] + "px";
            this.drawn.set(index, row);
            // Screen readers read the rows in the order of the document.
            const next = this.drawn.get(index + 1);
            if (next) next.before(row); else this.space.append(row);
          }

          click(event) {
            const row = event.target.closest("[data-index]");
            if (row) this.options.select(this.items[Number(row.dataset.index)]);
          }

          press(event) {
            if (event.altKey || event.ctrlKey || event.metaKey || !this.items.length) return;
            const page = Math.max(1, Math.floor(this.box.clientHeight / this.options.height(this.items[0])) - 1);
            const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
            const move = moves[event.key];
            if (move === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            const index = Math.max(0, Math.min(this.items.length - 1, this.selected + move));
            this.options.select(this.items[index]);
          }
        }
        """#
}
