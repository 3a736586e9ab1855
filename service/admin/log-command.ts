import type { LogLine } from "../http/log.ts";

/** Runs an administrator's command and logs that it was run, and whether it was done. No option is a secret. */
export async function logCommand(
  logger: { info: LogLine; warn: LogLine },
  { command, options }: { command: string; options: Record<string, string> },
  run: () => Promise<object>,
): Promise<object> {
  try {
    const result = await run();
    logger.info({ command, options }, "admin command done");
    return result;
  } catch (error) {
    logger.warn({ command, options, reason: (error as Error).message }, "admin command refused");
    throw error;
  }
}
