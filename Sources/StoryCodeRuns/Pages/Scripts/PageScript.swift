/// The scripts of pages, in plain JavaScript.
///
/// A page contains those that it needs, one after the other.
enum PageScript {
    /// Elements, redrawing, announcements and the address of the page.
    static let common = #"""
        "use strict";

        const data = JSON.parse(document.getElementById("data").textContent);
        // What a page that follows a program saves, with another run.
        const source = data.isLive ? document.documentElement.cloneNode(true) : null;
        document.documentElement.className = "interactive-page";

        const find = id => document.getElementById(id);

        // Returns a new element. Attributes that are true have no value, and those that are false or null are left out.
        function make(tag, attributes, ...children) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes ?? {})) {
            if (value !== false && value != null) element.setAttribute(name, value === true ? "" : value);
          }
          element.append(...children.filter(child => child != null));
          return element;
        }

        // Returns a copy of the contents of a template.
        const copy = id => find(id).content.firstElementChild.cloneNode(true);

        // Shows an element, or hides it.
        const show = (element, isShown) => { element.hidden = !isShown; };

        // Draws at most once in a frame, however many drawings are requested.
        class Frame {
          constructor(draw) { this.draw = draw; this.request = 0; }
          later() { this.request ||= requestAnimationFrame(() => this.now()); }
          now() {
            cancelAnimationFrame(this.request);
            this.request = 0;
            this.draw();
          }
        }

        // Text for screen readers. Only the last of several texts in a short time is read.
        const announcer = {
          timer: 0,
          say(text) {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => { find("live").textContent = text; }, 200);
          }
        };

        // The state of the page in its address, after the number sign.
        class Permalink {
          constructor(onChange) {
            this.timer = 0;
            for (const event of ["hashchange", "popstate"]) addEventListener(event, () => onChange(this.read()));
          }

          read() { return new URLSearchParams(location.hash.slice(1)); }

          text(state) {
            const set = Object.entries(state).filter(([, value]) => value !== "" && value != null && value !== false);
            return "#" + new URLSearchParams(set.map(([name, value]) => [name, value === true ? "yes" : value]));
          }

          // Browsers limit the number of changes in a second.
          write(state) {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => history.replaceState(null, "", this.text(state)), 250);
          }

          // Adds an entry to the history.
          push(state) {
            clearTimeout(this.timer);
            history.pushState(null, "", this.text(state));
          }
        }

        // A page with a list that is filtered. One thing is selected, and all views show it.
        class Page {
          // The links to things have an attribute with this name.
          constructor(link) {
            this.frame = new Frame(() => this.draw());
            this.permalink = new Permalink(state => this.read(state));
            find("filters").addEventListener("submit", event => event.preventDefault());
            find("filters").addEventListener("input", () => this.changeFilter());
            document.addEventListener("click", event => {
              const target = event.target.closest(`a[data-${link}]`);
              if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              this.select(Number(target.dataset[link]), { speaks: true, isLink: true });
            });
          }

          begin() {
            this.read(this.permalink.read());
            this.frame.now();
          }

          // Shows what was selected.
          changed({ speaks = false, isLink = false }) {
            if (speaks) announcer.say(this.words);
            if (isLink) this.permalink.push(this.state); else this.permalink.write(this.state);
            this.frame.later();
          }

          changeFilter() {
            announcer.say(this.filter());
            this.changed({});
          }
        }

        // Shows how many rows of a list are filtered.
        function showCount(count, all) {
          const words = count === all ? "" : `${count} of ${all}`;
          if (find("count").textContent !== words) find("count").textContent = words;
        }

        // A mistake with its remedy.
        const mistake = (text, advice) => make("div", { class: "diagnostic" }, make("p", {}, text),
          make("p", {}, make("strong", {}, "To fix: "), advice));
        """#
}
