/// The scripts with which a page checks itself.
///
/// The result is in the attributes `data-check`, such as `12 of 12`, and `data-problems` of the body.
enum PageCheck {
    /// The class that makes the checks.
    static let common = #"""
        class Check {
          constructor() {
            this.count = 0;
            this.problems = [];
            addEventListener("error", event => this.problems.push(event.message));
          }

          // Checks that two values are equal, as JSON.
          equal(found, expected, words) {
            this.count += 1;
            const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
            if (a !== b) this.problems.push(`${words}: found ${a}, expected ${b}`);
          }

          isTrue(condition, words) { this.equal(Boolean(condition), true, words); }

          // Runs a group of checks, so that an error in one does not end the others.
          group(words, checks) {
            try { checks(); } catch (error) {
              this.count += 1;
              this.problems.push(`${words}: ${error}`);
            }
          }

          press(element, key) {
            element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          }

          change(element, value) {
            if (element.type === "checkbox") element.checked = value; else element.value = value;
            element.dispatchEvent(new Event("input", { bubbles: true }));
          }

          // Checks that controls have names, and that the focus moves in the order of the document.
          names() {
            const unnamed = [...document.querySelectorAll("button, input, select, [role=tree], [role=listbox]")]
              .filter(element => !element.closest("label") && !element.textContent.trim()
                && !element.getAttribute("aria-label") && !element.getAttribute("aria-labelledby"));
            this.equal(unnamed.map(element => element.outerHTML), [], "controls without a name");
            const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
            this.equal(ids.filter((id, index) => ids.indexOf(id) !== index), [], "equal identifiers");
            const moved = [...document.querySelectorAll("[tabindex]")].filter(element => element.tabIndex > 0);
            this.equal(moved.map(element => element.id), [], "a focus order that is not that of the document");
          }

          finish() {
            document.body.dataset.check = `${this.count - this.problems.length} of ${this.count}`;
            document.body.dataset.problems = this.problems.join("; ");
            parent.postMessage({ ...document.body.dataset }, "*");
          }
        }
        """#
}
