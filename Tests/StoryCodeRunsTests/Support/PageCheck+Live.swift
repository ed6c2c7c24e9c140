extension PageCheck {
    /// Returns checks that begin when the page has read the files of its folder.
    static func whenFollowing(_ script: String) -> String {
        """
        const waiting = setInterval(() => {
          if (!follower.version) return;
          clearInterval(waiting);
          \(script)
        }, 50);
        """
    }

    /// The checks of a page that follows a program: the folder `later` has a later state without the file of the first
    /// part, which has not changed, and the folder `other` another run.
    static let following = #"""
        {
          const check = new Check();
          const until = async condition => {
            for (let i = 0; i < 100 && !condition(); i++) await new Promise(done => setTimeout(done, 100));
          };
          const wait = time => new Promise(done => setTimeout(done, time));
          const follow = async () => {
            await until(() => follower.version);
            const first = follower.version;
            check.equal([run.count, page.step], [700, 700], "the first steps, of which the last one is shown");
            check.equal(run.end[700], 0, "a step in progress");

            find("pause").click();
            check.equal(find("pause").textContent, "Follow", "the button of a page that is paused");
            data.folder = "later/";
            await wait(3000);
            check.equal(run.count, 700, "a page that is paused");
            find("pause").click();
            await until(() => follower.version !== first);
            check.isTrue(run.count >= 1300, `${run.count} steps later`);
            check.equal(page.step, run.count, "the last step is still shown");
            check.isTrue(run.end[700] >= 700, "a step that has ended");
            check.equal(document.querySelectorAll("#timeline [data-step]").length, run.count, "marks of the timeline");
            check.equal(find("step").max, String(run.count), "the end of the slider");
            check.isTrue(find("summary").textContent.startsWith(`${run.count} steps`), "the summary");
            check.equal(find("staves").children.length, 3, "the rows of each part");

            const exported = await follower.export().text();
            document.body.dataset.exported = btoa(String.fromCharCode(...[]) +
              [...new TextEncoder().encode(exported)].map(byte => String.fromCharCode(byte)).join(""));
            check.isTrue(exported.includes(`${run.count}  `), "the exported text");

            page.select(20);
            page.frame.now();
            const version = follower.version;
            data.folder = "other/";
            await until(() => follower.version !== version || follower.run === "other");
            check.isTrue(run.count < 100, `another run has ${run.count} steps`);
            check.equal(page.step, 20, "the selected step");
            check.equal(document.querySelectorAll("#timeline [data-step]").length, run.count, "marks of another run");
          };
          follow().catch(error => check.problems.push(`${error}`)).finally(() => check.finish());
        }
        """#
}
