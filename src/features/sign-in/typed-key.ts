import { readStored, writeStored } from "#src/lib/state/storage.ts";

const NAME = "typed-key";

/** Keeps what is typed in the sign-in form while the page loads in another language. */
export function keepTypedKey(): void {
  const input = document.querySelector<HTMLInputElement>("[name=api-key]");
  writeStored("sessionStorage", NAME, input?.value || null);
}

/** Returns what was typed before, once. */
export function takeTypedKey(): string {
  const typed = readStored("sessionStorage", NAME) ?? "";
  writeStored("sessionStorage", NAME, null);
  return typed;
}
