import { expect, test } from "vitest";
import { m } from "#src/i18n/paraglide/messages.js";
import { activeTab } from "./status-tabs.tsx";

test.each<[string, Parameters<typeof activeTab>, ReturnType<typeof activeTab>]>([
  [
    "it is not known which are closed",
    [700, undefined, false],
    { count: 700, note: m.jobs_tab_with_closed() },
  ],
  ["some are closed", [700, 172, false], { count: 528, note: m.jobs_tab_closed({ count: 172 }) }],
  ["all are closed", [3, 3, false], { count: 0, note: m.jobs_tab_closed({ count: 3 }) }],
  ["none is closed", [700, 0, false], { count: 700, note: "" }],
  ["there are none", [0, undefined, false], { count: 0, note: "" }],
  ["it is not counted yet", ["pending", undefined, false], { count: "pending", note: "" }],
  ["the view has one kind alone", [172, 172, true], { count: 172 }],
])("the tab of active jobs where %s", (_, known, expected) => {
  expect(activeTab(...known)).toEqual(expected);
});
