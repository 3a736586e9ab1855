import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import path from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

// PGlite starts PostgreSQL without syncing, and its file system has no fsync. What is here leans on
// PGlite's inside, so its version is pinned and a test fails when a commit causes no sync.

interface OpenFile {
  nfd: number;
}

/** The part of Emscripten's module that is touched. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
  FS: { ErrnoError: new (errno: number) => Error };
}

// Emscripten's numbers for what goes wrong.
const EIO = 29;
const EDQUOT = 19;
const ENOSPC = 51;
const NO_ROOM: Record<string, number> = { EDQUOT, ENOSPC };

/** A directory of the machine as PGlite's file system, with an fsync that reaches the disk. */
export class SyncedNodeFS extends NodeFS {
  readonly #onAbort: () => void;

  /** `onAbort`: called when PostgreSQL gives up (PANIC), after which nothing of it may be used. */
  constructor(directory: string, onAbort: () => void) {
    super(directory);
    this.#onAbort = onAbort;
  }

  override async init(...parameters: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...parameters);
    const addSync = (module: unknown) => {
      const { NODEFS, FS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = (file) => {
        try {
          fsyncSync(file.nfd);
          return 0;
        } catch (error) {
          // PostgreSQL panics then, as it must: the kernel may have dropped what was not written.
          throw new FS.ErrnoError(NO_ROOM[(error as NodeJS.ErrnoException).code ?? ""] ?? EIO);
        }
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: this.#onAbort,
        preRun: [...(emscriptenOpts.preRun ?? []), addSync],
      },
    };
  }
}

/** What the file system has thrown right through PostgreSQL, in PostgreSQL's words. */
export function reasonOf(error: unknown): string {
  const { errno } = error as { errno?: unknown };
  if (errno === ENOSPC || errno === EDQUOT) return "No space left on device";
  return error instanceof Error ? error.message : `error ${String(errno)} of the file system`;
}

/** Syncs every file and directory of a tree. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else syncPath(child);
  }
  syncPath(directory);
}

/** Syncs one file, or the names in one directory. */
export function syncPath(name: string): void {
  const fd = openSync(name, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
