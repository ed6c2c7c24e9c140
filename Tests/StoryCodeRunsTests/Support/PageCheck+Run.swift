extension PageCheck {
    /// The checks of a run's page, in a page without filters.
    static let run = #"""
        {
          const check = new Check();
          const drawn = () => { page.frame.now(); return page; };
          const selectedRow = () => find("events").querySelector("[aria-selected=true]");
          const filter = (id, value) => { check.change(find(id), value); drawn(); };

          check.group("start", () => {
            check.equal(page.step, data.isLive ? run.count : page.start, "the first step that is shown");
            check.equal(document.querySelectorAll("#timeline [data-step]").length, run.count, "marks of the timeline");
            const staves = [...document.querySelectorAll(".stave")];
            const heights = staves.map(stave => Number(stave.firstElementChild.getAttribute("height")));
            check.equal(staves.map(stave => Math.round(stave.offsetHeight)), heights.map(Math.round), "heights of rows");
            check.equal(find("step").max, String(Math.max(run.count, 1)), "the end of the slider");
            check.isTrue(find("live").getAttribute("role") === "status", "a live region");
          });

          if (run.count > 1) check.group("moving", () => {
            check.change(find("step"), 1);
            drawn();
            check.equal(page.step, 1, "the slider selects a step");
            check.equal(find("position").firstChild.textContent, String(run.number(1)), "the position");
            check.isTrue(find("previous").getAttribute("aria-disabled") === "true", "no step before the first");
            check.press(document.body, "ArrowRight");
            check.equal(drawn().step, 2, "the right arrow key");
            check.press(document.body, "End");
            check.equal(drawn().step, run.count, "the end key");
            check.press(document.body, "ArrowLeft");
            check.equal(drawn().step, run.count - 1, "the left arrow key");
            check.press(document.body, "Home");
            check.equal(drawn().step, 1, "the home key");
            const steps = ["previous", "next", "last", "next", "previous", "first"].map(id => {
              find(id).click();
              return page.step;
            });
            check.equal(steps, [1, 2, run.count, run.count, run.count - 1, 1], "the buttons");
            drawn();
            check.press(find("events"), "ArrowDown");
            check.equal(drawn().step, page.events.list.items[1].here || 1, "the down arrow key in the list");
            check.equal(find("events").getAttribute("aria-activedescendant"), selectedRow().id, "the active row");
            document.querySelector(`#timeline [data-step="${run.number(run.count)}"]`)
              .dispatchEvent(new MouseEvent("click", { bubbles: true }));
            check.equal(drawn().step, run.count, "a click on a mark");
            check.equal(document.querySelectorAll("#timeline .current").length, 1, "one current mark");
            check.isTrue(document.querySelector("#timeline .cursor"), "the cursor");
            if (data.comparison) return;
            check.press(document.body, "Home");
            drawn();
            const rows = page.events.list.items;
            const place = () => rows.findIndex(row => row.here === drawn().step);
            check.press(document.body, "PageDown");
            const distance = place();
            check.isTrue(distance > 0, `the page down key selects row ${distance}`);
            check.press(document.body, "PageDown");
            check.equal(place(), Math.min(2 * distance, rows.length - 1), "the page down key again");
            check.press(document.body, "PageUp");
            drawn();
            check.press(document.body, "PageUp");
            check.equal(drawn().step, rows.find(row => row.here).here, "the page up key");
          });

          if (run.count > 1) check.group("searching", () => {
            check.press(document.body, "/");
            check.equal(document.activeElement.id, "search", "the slash key");
            const text = run.text(run.count).toLowerCase();
            const steps = Array.from({ length: run.count }, (_, index) => index + 1)
              .filter(step => `${run.text(step)} ${Object.values(run.diagnostics.get(step) ?? {}).join(" ")}`
                .toLowerCase().includes(text));
            page.select(1);
            filter("search", text);
            const found = steps.map(() => {
              check.press(find("search"), "Enter");
              return drawn().step;
            });
            const later = [...steps.filter(step => step > 1), ...steps.filter(step => step === 1)];
            check.equal(found, later, "the enter key in the search selects the matches");
            check.press(find("search"), "Enter");
            check.equal(drawn().step, later[0], "the first match follows the last one");
            find("search").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", shiftKey: true, bubbles: true }));
            check.equal(drawn().step, later.at(-1), "the enter key with shift");
            check.press(find("search"), "Escape");
            check.equal(document.activeElement.id, "events", "the escape key leaves the search");
            filter("search", "");
          });

          if (run.count && innerWidth >= 1000) check.group("panes", () => {
            const pane = id => find(id).closest("section");
            const moved = [["ArrowDown", "timeline", "Height", 1], ["ArrowRight", "controllers", "Width", 1],
              ["ArrowRight", "details", "Width", -1]];
            for (const [key, id, side, sign] of moved) {
              const splitter = document.querySelector(`.splitter[data-size="--${id}"]`);
              const size = () => Math.round(pane(id)[`offset${side}`]);
              const before = size();
              check.press(splitter, key);
              check.equal(size(), before + sign * 20, `a key moves the end of ${id}`);
              splitter.dispatchEvent(new MouseEvent("dblclick"));
              check.equal(size(), before, `a double click sets ${id} back`);
            }
            const bottom = document.body.scrollHeight;
            check.isTrue(bottom <= innerHeight, `everything is in the window: ${bottom} of ${innerHeight}`);
            const height = Math.min(find("timeline").scrollHeight, Math.floor(innerHeight * 0.4));
            check.isTrue(find("timeline").clientHeight >= height, `the timeline has ${find("timeline").clientHeight} points`);
          });

          if (run.count && find("timeline").querySelector(".names")) check.group("names of lanes", () => {
            const box = find("timeline");
            const names = box.querySelector(".names");
            box.style.width = "390px";
            const left = () => Math.round(names.getBoundingClientRect().left - box.getBoundingClientRect().left);
            box.scrollLeft = 600;
            page.timeline.moveNames();
            check.isTrue(left() >= -10 && left() < 30, `names at ${left()} after scrolling`);
            box.scrollLeft = 0;
            page.timeline.moveNames();
            check.equal(names.getCTM().e, names.ownerSVGElement.getCTM().e, "names at their place");
            box.style.width = "";
          });

          check.group("states", () => {
            if (!run.count) return;
            for (const [name, changes] of run.states) {
              for (const { after, earlier = "none", later = "none" } of changes) {
                if (!run.has(after)) continue;
                page.select(after);
                drawn();
                const list = document.querySelector("#details .states");
                const index = [...list.querySelectorAll("dt")].findIndex(element => element.textContent === name);
                const value = list.querySelectorAll("dd")[index];
                check.equal([value.querySelector("del").textContent, value.querySelector("ins").textContent],
                  [earlier, later], `the state ${name} at step ${after}`);
                if (run.states.size > 1 || run.has(after + 1) && changes.some(change => change.after === after + 1)) continue;
                page.select(after + 1);
                drawn();
                check.equal(document.querySelector("#details .states dd").textContent, later, "the state later");
              }
            }
            check.equal(Boolean(document.querySelector("#details .states")), run.states.size > 0, "states in the details");
          });

          if (run.count) check.group("the tree", () => {
            // From the last step to the first, so that each tree needs another copy, and then forwards.
            const distance = Math.max(1, Math.floor(run.count / 40));
            const steps = [];
            for (let step = run.count; step > 0; step -= distance) steps.push(step);
            const { controller, helper, state } = run;
            for (const step of [...steps, ...steps.toReversed()]) {
              const tree = run.tree.at(step);
              const found = [[...tree.place], [...tree.owner], [...tree.state], [...tree.latest]];
              const expected = found.map((values, index) => values.map(() => index === 1 ? -1 : 0));
              for (const [after, index, place, owner] of run.tree.changes) {
                if (after <= step) [expected[0][index], expected[1][index]] = [place, owner];
              }
              for (let id = 1; id <= step; id++) {
                if (controller[id] < 0) continue;
                expected[2][controller[id]] = state[id];
                expected[3][helper[id] < 0 ? controller[id] : helper[id]] = id;
              }
              check.equal(found, expected, `the tree after step ${step}`);
            }
            page.select(run.count);
            drawn();
            const items = [...document.querySelectorAll("#controllers [role=treeitem]")];
            const ids = items.map(item => item.dataset.participant);
            check.equal(new Set(ids).size, ids.length, "each controller is in the tree once");
            const controllers = items.filter(item => run.participants[item.dataset.participant].role === 0);
            for (const item of controllers) {
              const state = data.states[run.tree.at(run.count).state[item.dataset.participant]];
              const words = item.querySelector(".status").textContent;
              check.isTrue(words.startsWith(state === "none" ? "not loaded" : state), `the state ${words}`);
            }
            if (!controllers.length) return;
            controllers[0].querySelector(".node").click();
            drawn();
            const index = Number(controllers[0].dataset.participant);
            check.equal(find("controller").value, String(run.participants[index].id), "the controller's events");
            const shown = page.events.list.items.map(row => run.controller[row.here]);
            check.isTrue(shown.length && shown.every(id => id === index), "only its events");
            drawn();
            document.querySelector(`#controllers [data-participant="${index}"] .node`).click();
            check.equal(find("controller").value, "", "a second click shows all events");
          });

          check.group("filters", () => {
            const all = page.events.rows.length;
            check.equal(page.events.list.items.length, all, "all events");
            filter("search", "no such text \u2603");
            check.equal(page.events.list.items.length, 0, "a text that no event has");
            check.equal(find("count").textContent, all ? `0 of ${all}` : "", "the number of events");
            filter("search", "");
            filter("helpers", false);
            check.isTrue(page.events.list.items.every(row => !row.here || run.helper[row.here] < 0), "no helpers");
            filter("helpers", true);
            filter("diagnostics", true);
            check.equal(page.events.list.items.length, run.diagnostics.size, "only diagnostics");
            filter("diagnostics", false);
            data.kinds.forEach((name, kind) => {
              filter("kind", kind);
              const count = run.kind.slice(1).filter(other => other === kind).length;
              check.equal(page.events.list.items.length, count, `events of the kind ${name}`);
            });
            filter("kind", "");
            const rows = find("events").querySelectorAll("[role=option]").length;
            check.isTrue(rows <= 200 && rows >= Math.min(all, 1), `the list has ${rows} elements`);
          });

          check.group("causes", () => {
            const { parent, cause } = run;
            // The last step that was scheduled by one that happened during another, or else the last that was scheduled.
            const step = Math.max(cause.findLastIndex(source => source && parent[source]), 0)
              || cause.findLastIndex(source => source > 0);
            if (step <= 0) return;
            page.select(step);
            check.isTrue(page.frame.request, "a step is drawn in the next frame");
            drawn();
            const links = [...document.querySelectorAll("#details .causes a")].map(link => Number(link.dataset.step));
            const chain = [];
            for (let id = step; id; id = parent[id] || cause[id]) chain.unshift(id);
            check.equal(links, chain.slice(-100), "the causes of a step");
            const source = cause[step];
            document.querySelector(`#details .causes a[data-step="${source}"]`).click();
            check.equal(drawn().step, source, "a link to a cause");
            check.equal(location.hash, `#step=${run.number(source)}`, "the address after a link");
            check.isTrue(run.allEffects(source).some(([id]) => id === step), "a cause has its effect");
            check.isTrue(document.querySelector("#details .effects a"), "the effects of a step");
          });

          if (data.comparison) check.group("the comparison", () => {
            const differences = page.events.rows.filter(row => row.isDifference);
            filter("differences", true);
            check.equal(page.events.list.items.length, differences.length, "only differences");
            filter("differences", false);
            check.equal(find("difference").hidden, !differences.length, "the button");
            check.equal(document.querySelectorAll("#timeline .difference").length,
              differences.filter(row => row.here).length, "marks of steps that are only here");
            if (!differences.length) return;
            find("difference").click();
            drawn();
            page.events.list.select(page.events.firstDifference);
            check.isTrue(selectedRow().querySelector(".first-difference"), "the first difference is marked");
            const rows = page.events.rows;
            check.equal(rows.filter(row => row.here).map(row => row.here),
              Array.from({ length: run.count }, (_, index) => index + 1), "each step is in the comparison");
          });

          if (run.count) check.group("the address", () => {
            page.read(new URLSearchParams(`step=${run.number(1)}&search=view&helpers=no&kind=99`));
            drawn();
            check.equal(page.step, 1, "the step of an address");
            check.equal([find("search").value, find("helpers").checked, find("kind").value], ["view", false, ""],
              "the filters of an address");
            check.equal(page.permalink.text(page.state), `#step=${run.number(1)}&search=view&helpers=no`, "the address of filters");
            page.read(new URLSearchParams(""));
            check.equal(page.permalink.text(drawn().state), `#step=${run.number(1)}`, "the address without filters");
          });

          check.group("names for screen readers", () => check.names());
          check.finish();
        }
        """#
}
