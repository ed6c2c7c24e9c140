extension PageScript {
    /// Separators between the parts of a page, which the user and the keys move.
    static let panes = #"""
        class Splitter {
          constructor(element) {
            this.element = element;
            this.isVertical = element.ariaOrientation === "vertical";
            this.direction = Number(element.dataset.direction ?? 1);
            element.addEventListener("pointerdown", event => {
              event.preventDefault();
              element.setPointerCapture(event.pointerId);
              const start = this.position(event) - this.direction * this.size;
              const move = event => this.resize((this.position(event) - start) * this.direction);
              element.addEventListener("pointermove", move);
              element.addEventListener("lostpointercapture", () => element.removeEventListener("pointermove", move),
                { once: true });
            });
            element.addEventListener("keydown", event => {
              const [less, more] = this.isVertical ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
              const sign = event.key === more ? 1 : event.key === less ? -1 : 0;
              if (!sign) return;
              event.preventDefault();
              event.stopPropagation();
              this.resize(this.size + sign * this.direction * 20);
            });
            element.addEventListener("dblclick", () => document.body.style.removeProperty(element.dataset.size));
          }

          position(event) { return this.isVertical ? event.clientX : event.clientY; }

          // The size of the pane before the separator, or after it if it grows to the left.
          get size() {
            const pane = this.direction > 0 ? this.element.previousElementSibling : this.element.nextElementSibling;
            return this.isVertical ? pane.offsetWidth : pane.offsetHeight;
          }

          resize(size) { document.body.style.setProperty(this.element.dataset.size, `${Math.max(60, Math.round(size))}px`); }
        }

        for (const element of document.querySelectorAll(".splitter")) new Splitter(element);
        """#
}
