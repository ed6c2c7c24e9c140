extension PageScript {
    /// Follows a running program, which writes parts of the run to the folder of the page.
    ///
    /// A page in a file may not read other files, but it may load scripts. The script `head.js` lists the parts with
    /// their versions, and each part is a script, too.
    static let live = #"""
        class Follower {
          constructor() {
            this.parts = new Map();
            this.versions = {};
            this.isPaused = false;
            find("pause").addEventListener("click", () => this.pause());
            find("export").addEventListener("click", () => this.export());
            document.addEventListener("visibilitychange", () => this.wake?.());
          }

          // Reads what has changed, again and again; nothing while the page is paused or hidden.
          async follow() {
            for (;;) {
              if (!this.isPaused && !document.hidden) await this.update();
              await new Promise(done => { this.wake = done; this.timer = setTimeout(done, 500); });
              clearTimeout(this.timer);
            }
          }

          async update() {
            await this.load("head.js");
            if (!this.head || this.head.version === this.version) return;
            const { run, version, parts } = this.head;
            if (run !== this.run) this.parts.clear();
            this.run = run;
            const isOld = number => this.parts.get(number)?.version !== parts[number];
            const numbers = Object.keys(parts).map(Number).sort((a, b) => a - b);
            await Promise.all(numbers.filter(isOld).map(number => this.load(`part-${number}.js`)));
            // The program may have written a part again in the meantime.
            if (numbers.some(isOld)) return;
            for (const number of this.parts.keys()) if (!(number in parts)) this.parts.delete(number);
            this.version = version;
            this.show(numbers);
          }

          // A script runs again if its address is another one.
          load(name) {
            return new Promise(done => {
              const script = make("script", { src: `${data.folder ?? ""}${name}?${Date.now()}` });
              script.onload = script.onerror = () => { script.remove(); done(); };
              document.head.append(script);
            });
          }

          // Called by the scripts.
          setHead(head) { this.head = head; }
          setPart(run, number, version, contents, staves) {
            if (run === this.head.run) this.parts.set(number, { version, contents, staves });
          }

          show(numbers) {
            for (const element of [...find("staves").children]) {
              if (!(element.dataset.part in this.head.parts)) element.remove();
            }
            for (const number of numbers) {
              const { version, staves } = this.parts.get(number);
              let element = find("staves").querySelector(`[data-part="${number}"]`);
              if (!element) find("staves").append(element = make("div", { "data-part": number }));
              if (element.dataset.version === `${version} of ${this.run}`) continue;
              element.dataset.version = `${version} of ${this.run}`;
              element.innerHTML = staves;
            }
            find("summary").textContent = this.head.summary;
            page.load(numbers.map(number => this.parts.get(number).contents));
          }

          pause() {
            this.isPaused = !this.isPaused;
            find("pause").textContent = this.isPaused ? "Follow" : "Pause";
            this.wake?.();
          }

          // Saves the run so far as a page that follows no program.
          export() {
            const copy = source.cloneNode(true);
            const place = id => copy.querySelector(`#${id}`);
            const parts = [...this.parts].sort(([a], [b]) => a - b).map(([, { contents }]) => contents);
            const { isLive, ...rest } = data;
            place("data").textContent = JSON.stringify({ ...rest, parts }).replaceAll("<", "\\u003c");
            place("staves").innerHTML = find("staves").innerHTML;
            place("staves").querySelector(".cursor")?.remove();
            place("staves").querySelector(".current")?.classList.remove("current");
            place("summary").textContent = find("summary").textContent;
            copy.querySelector(".transcript pre").textContent = Array.from({ length: run.count }, (_, index) =>
              `${run.number(index + 1)}  ${"  ".repeat(Math.min(run.depth[index + 1], 20))}${run.text(index + 1)}\n`).join("");
            for (const id of ["pause", "export"]) place(id).remove();
            const file = new Blob(["<!doctype html>\n", copy.outerHTML], { type: "text/html" });
            const link = make("a", { href: URL.createObjectURL(file), download: `${document.title}.html` });
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), 10000);
            return file;
          }
        }

        const follower = data.parts ? null : new Follower();
        const following = follower?.follow();
        """#
}
