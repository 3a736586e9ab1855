// Makes the files of a new database in the directory that is given, in a process of its own: initdb takes
// hundreds of megabytes, which a thread would not give back.
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

const BUFFERS = "shared_buffers=16MB";

try {
  const database = new PGlite({
    fs: new NodeFS(process.argv[2] ?? ""),
    initDbStartParams: ["--set", BUFFERS],
    startParams: [...PGlite.defaultStartParams, "-c", BUFFERS],
  });
  await database.waitReady;
  await database.close();
} catch (error) {
  // PGlite throws what its file system did: Emscripten's number for it (see synced-files.ts).
  const { errno, message } = /** @type {{ errno?: number; message?: string }} */ (error);
  process.stderr.write(errno === 51 || errno === 19 ? "No space left on device" : String(message));
  process.exitCode = 1;
}
