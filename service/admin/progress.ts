/** Milliseconds that work may take before its progress is shown. */
const PATIENCE = 1000;

/** Shows on stderr how far work is, once it has taken longer than a second. */
export function showProgress(stream: NodeJS.WriteStream = process.stderr): {
  show: (done: number) => void;
  end: () => void;
} {
  const started = performance.now();
  let shown = -1;
  return {
    show(done) {
      const percent = Math.floor(done * 100);
      if (performance.now() - started < PATIENCE || percent === shown) return;
      shown = percent;
      // Rewritten in place for a person; a log gets a line for every tenth.
      if (stream.isTTY) stream.write(`\r${percent} %`);
      else if (percent % 10 === 0) stream.write(`${percent} %\n`);
    },
    end() {
      if (shown >= 0 && stream.isTTY) stream.write("\r      \r");
    },
  };
}
