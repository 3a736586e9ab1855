// HAProxy and nginx with the files of docs/deploy: only ports and the certificate are others.
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findProgram } from "../lib/find-program.ts";
import { freePort } from "../lib/free-port.ts";
import { ROOT } from "../lib/repository.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { type Running, start } from "../lib/process.ts";

export const PROXIES = ["haproxy", "nginx"] as const;
export type Proxy = (typeof PROXIES)[number];

/** The two processes of the files. */
const PORTS = [8080, 8081] as const;

/** Starts a proxy before services on `ports`, with TLS. */
export async function startProxy(
  proxy: Proxy,
  ports: readonly [number, number],
): Promise<Running & { origin: string }> {
  const program = findProgram(proxy);
  const folder = temporaryFolder(`job-postings-${proxy}`);
  // nginx gives up root's rights before it writes into it.
  chmodSync(folder, 0o755);
  makeCertificate(folder);
  const [plain, secure] = [await freePort(), await freePort()];
  const file = path.join(folder, `${proxy}.cfg`);
  const args = {
    haproxy() {
      const text = shipped("haproxy.cfg", [
        ["bind :80", `bind 127.0.0.1:${plain}`],
        ["bind :443", `bind 127.0.0.1:${secure}`],
        ["/etc/ssl/private", folder],
        ...services(ports),
      ]);
      writeFileSync(file, text);
      return ["-db", "-f", file];
    },
    nginx() {
      const text = shipped("nginx.conf", [
        ["listen 80;", `listen 127.0.0.1:${plain};`],
        ["listen 443 ", `listen 127.0.0.1:${secure} `],
        ["/etc/ssl/certs", folder],
        ["/etc/ssl/private", folder],
        ...services(ports),
      ]);
      writeFileSync(path.join(folder, "jobs.conf"), text);
      writeFileSync(file, nginxAround(folder));
      return ["-c", file];
    },
  };
  const running = await start(program, args[proxy](), secure);
  return { ...running, origin: `https://127.0.0.1:${secure}` };
}

const services = (ports: readonly [number, number]) =>
  PORTS.map((port, at): [string, string] => [`127.0.0.1:${port}`, `127.0.0.1:${ports[at]}`]);

/** A file of docs/deploy with other values. @throws Error with a sentence where it has not what is replaced */
export function shipped(name: string, values: [from: string, to: string][]): string {
  const text = readFileSync(path.join(ROOT, "docs/deploy", name), "utf8");
  return values.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`docs/deploy/${name} has no "${from}".`);
    return filled.replaceAll(from, to);
  }, text);
}

/** What Debian's nginx.conf has around the files of conf.d. */
const nginxAround = (folder: string) => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {
  worker_connections 1024;
}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  include ${folder}/jobs.conf;
}
`;

/** A certificate of its own: jobs.crt, jobs.key and, for HAProxy, both in jobs.pem. */
export function makeCertificate(folder: string): void {
  const [crt, key] = [path.join(folder, "jobs.crt"), path.join(folder, "jobs.key")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const args = ["req", "-x509", "-days", "1", ...curve, ...names, "-keyout", key, "-out", crt];
  execFileSync(findProgram("openssl"), args, { stdio: "ignore" });
  const both = [crt, key].map((file) => readFileSync(file, "utf8")).join("");
  writeFileSync(path.join(folder, "jobs.pem"), both, { mode: 0o600 });
}
