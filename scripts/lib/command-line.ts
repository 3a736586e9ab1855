/**
 * Takes `name value` or `name=value` out of the arguments and leaves the rest as they are, for
 * commands that pass them on.
 * @throws Error when the option has no value
 */
export function takeOption(
  name: string,
  args: readonly string[],
): { value: string | undefined; rest: string[] } {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const found = args[at];
  if (found === undefined) return { value: undefined, rest: [...args] };
  const inline = found !== name;
  const value = inline ? found.slice(name.length + 1) : args[at + 1];
  if (!value || value.startsWith("-")) throw new Error(`${name} needs a value.`);
  return { value, rest: args.toSpliced(at, inline ? 1 : 2) };
}

/**
 * The number that an option was given.
 * @throws Error when it is none
 */
export function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${name} takes a whole number, from 1; this is "${text}".`);
}
