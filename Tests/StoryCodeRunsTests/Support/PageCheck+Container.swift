extension PageCheck {
    /// The checks of the page of a dependency container, without a search.
    static let container = #"""
        {
          const check = new Check();
          const drawn = () => { page.frame.now(); return page; };
          const filter = (id, value) => { check.change(find(id), value); drawn(); };
          const nodes = data.nodes;

          check.group("start", () => {
            check.equal(page.index, -1, "no component is selected");
            check.equal(find("drawing").querySelectorAll("[data-box]").length, nodes.length, "boxes of the drawing");
            check.equal(find("details").querySelectorAll(".diagnostic").length, data.problems.length, "problems");
            check.equal(page.list.items.length, nodes.length, "all components are in the list");
          });

          nodes.slice(0, 100).forEach((node, index) => check.group(node.name, () => {
            find("drawing").querySelector(`[data-box="${index}"]`)
              .dispatchEvent(new MouseEvent("click", { bubbles: true }));
            check.isTrue(page.frame.request, "a component is drawn in the next frame");
            check.equal(drawn().index, index, "a click on a box");
            const details = find("details");
            check.equal(details.querySelector(".title").textContent, node.name, "the name");
            const links = [...details.querySelectorAll(".links a")].map(link => Number(link.dataset.component));
            check.equal(links, [...data.edges.filter(({ from }) => from === index).map(({ to }) => to),
              ...data.edges.filter(({ to }) => to === index).map(({ from }) => from)], "what it needs and what needs it");
            check.equal(details.querySelectorAll(".diagnostic").length,
              data.problems.filter(problem => problem.nodes.includes(index)).length, "its problems");
            check.equal(details.querySelectorAll(".service").length, node.services.length, "its services");
            check.isTrue(details.textContent.includes(node.location), "the location of its registration");
            check.equal(find("drawing").querySelectorAll(".chosen").length, 1, "one box is marked");
            if (links.length) {
              details.querySelector(".links a").click();
              check.equal(drawn().index, links[0], "a link to a component");
              check.equal(location.hash, `#component=${links[0]}`, "the address after a link");
            }
          }));

          check.group("search", () => {
            filter("search", "no such text \u2603");
            check.equal(page.list.items.length, 0, "a text that no component has");
            filter("search", nodes[0]?.name.toUpperCase() ?? "");
            check.isTrue(!nodes.length || page.list.items.includes(0), "the name of a component");
            filter("search", "");
            filter("problems", true);
            check.equal(page.list.items.length, nodes.filter((_, index) => graph.problems(index).length).length,
              "components with problems");
            filter("problems", false);
          });

          if (nodes.length > 1) check.group("keys", () => {
            check.press(document.body, "Escape");
            check.equal(drawn().index, -1, "the escape key");
            check.press(find("components"), "ArrowDown");
            check.equal(drawn().index, 0, "the down arrow key");
            check.press(find("components"), "End");
            check.equal(drawn().index, nodes.length - 1, "the end key");
            check.equal(find("components").getAttribute("aria-activedescendant"), `components-${nodes.length - 1}`,
              "the active row");
            page.read(new URLSearchParams("component=1&search=a"));
            check.equal([drawn().index, find("search").value], [1, "a"], "an address");
            for (const name of ["none", "length", "-1", ""]) {
              page.read(new URLSearchParams({ component: name }));
              check.equal([drawn().index, find("search").value], [-1, ""], `an address of nothing: ${name}`);
            }
          });

          check.group("names for screen readers", () => check.names());
          check.finish();
        }
        """#
}
