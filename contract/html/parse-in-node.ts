import { html, defaultTreeAdapter, parseFragment as parse } from "parse5";
import type { ParentNode } from "./tree.ts";

/** Parses HTML as the content of a `<div>`. */
export const parseFragment = (source: string): ParentNode =>
  parse(defaultTreeAdapter.createElement("div", html.NS.HTML, []), source, {
    scriptingEnabled: false,
  });
