import { userInfo } from "node:os";

/** Writes a line, or keeps it for a log. */
type Write = (facts: object, message: string) => void | Promise<void>;

/** A command as it was typed. No option is a secret. */
export interface TypedCommand {
  command: string;
  options: Record<string, string>;
  /** The system's user who typed it. */
  user: string;
}

/** Who types commands here. Behind `sudo`, the person. */
export const callingUser = (): string => process.env["SUDO_USER"] ?? userInfo().username;

/** Runs an administrator's command and logs who ran it, whether it was done, and the key that it made. */
export async function logCommand(
  logger: { info: Write; warn: Write },
  typed: TypedCommand,
  run: () => Promise<object>,
): Promise<object> {
  try {
    const result = await run();
    await logger.info(
      { ...typed, ...("keyId" in result && { keyId: result.keyId }) },
      "admin command done",
    );
    return result;
  } catch (error) {
    await logger.warn({ ...typed, reason: (error as Error).message }, "admin command refused");
    throw error;
  }
}
