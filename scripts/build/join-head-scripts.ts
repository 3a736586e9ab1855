// What runs before the dashboard's own code comes in one file that a browser keeps.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, minify } from "vite";

const CLASSIC_SCRIPT = /[ \t]*<script src="\/([\w-]+\.js)"><\/script>\n/g;

/**
 * Puts the page's classic scripts, which lie in `public/`, into one file with a hash in its name.
 * By their own names they would have to be asked for again on every visit: 150 ms on a phone's line
 * before the first request for jobs can start.
 */
export function joinHeadScripts(): Plugin {
  let root = "";
  let publicDir = "";
  return {
    name: "join-head-scripts",
    apply: "build",
    configResolved(config) {
      ({ root, publicDir } = config);
    },
    async buildStart() {
      const html = await readFile(path.join(root, "index.html"), "utf8");
      const scripts = [...html.matchAll(CLASSIC_SCRIPT)].map(async ([, name = ""]) => {
        const code = await readFile(path.join(publicDir, name), "utf8");
        return (await minify(name, code, { module: false })).code;
      });
      const source = (await Promise.all(scripts)).join("\n");
      if (source !== "") this.emitFile({ type: "asset", name: "head.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (output) => output.type === "asset" && output.names.includes("head.js"),
        );
        if (!file) return html;
        let joined = `    <script src="/${file.fileName}"></script>\n`;
        return html.replaceAll(CLASSIC_SCRIPT, () => {
          const tag = joined;
          joined = "";
          return tag;
        });
      },
    },
  };
}
