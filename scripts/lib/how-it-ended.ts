/**
 * Why a child process did not do its work, as the end of a sentence; a signal that nobody here sent is most often the
 * system's, which ends what takes too much memory, or Node's own (SIGABRT) when its heap is full.
 */
export function howItEnded(status: number | null, signal: NodeJS.Signals | null): string {
  if (signal === null) return `its process ended with status ${status}`;
  const memory = signal === "SIGKILL" || signal === "SIGABRT";
  return `its process was ended by ${signal}${memory ? ", as one is that takes more memory than there is" : ""}`;
}
