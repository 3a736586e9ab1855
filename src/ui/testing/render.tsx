// Puts components on a page of a real browser, with the styles that they have in the product.
import { type ReactNode, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach } from "vitest";
import "../theme/styles.css";
import { LinkRouter } from "./link-router.tsx";

const roots: { root: Root; host: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, host } of roots.splice(0)) {
    flushSync(() => root.unmount());
    host.remove();
  }
});

/** Mounts in strict mode until the test ends; the answer renders something else in its place. */
export function render(ui: ReactNode): (next: ReactNode) => void {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  roots.push({ root, host });
  const show = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <LinkRouter>{next}</LinkRouter>
        </StrictMode>,
      ),
    );
  show(ui);
  return show;
}
