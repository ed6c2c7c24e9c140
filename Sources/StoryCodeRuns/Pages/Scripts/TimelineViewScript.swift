extension PageScript {
    /// The timeline with a cursor at the selected step.
    static let timelineView = #"""
        class TimelineView {
          constructor(box, onSelect) {
            this.box = box;
            this.cursor = document.createElementNS("http://www.w3.org/2000/svg", "rect");
            this.cursor.setAttribute("class", "cursor");
            new ResizeObserver(() => { if (this.current) this.reveal(this.current); }).observe(box);
            box.addEventListener("click", event => {
              const mark = event.target.closest("[data-step]");
              if (mark) onSelect(run.id(Number(mark.dataset.step)));
            });
            // The names of lanes stay in sight.
            box.addEventListener("scroll", () => this.moveNames(), { passive: true });
          }

          moveNames() {
            const left = this.box.scrollLeft - parseFloat(getComputedStyle(this.box).paddingLeft);
            if (left !== this.left) this.box.style.setProperty("--scrolled", `${this.left = left}px`);
          }

          draw(step) {
            const mark = this.box.querySelector(`[data-step="${run.number(step)}"]`);
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
        """#
}
