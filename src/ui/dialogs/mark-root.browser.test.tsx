import { expect, test } from "vitest";
import { markRoot } from "./mark-root.ts";
import { render } from "../testing/render.tsx";

const marked = markRoot("data-problem");
const root = document.documentElement;

test("the root is marked as long as one such element is in the document", () => {
  const show = render([<p key="1" ref={marked} />, <p key="2" ref={marked} />]);
  expect(root.hasAttribute("data-problem")).toBe(true);
  show([<p key="1" ref={marked} />]);
  expect(root.hasAttribute("data-problem")).toBe(true);
  show([]);
  expect(root.hasAttribute("data-problem")).toBe(false);
});
