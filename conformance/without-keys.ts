/** A copy, as JSON has it, in which every text shows … in the place of a key, URL-encoded or not. */
export function withoutKeys<Value>(value: Value, keys: readonly string[]): Value {
  const forms = keys.flatMap((key) => [key, encodeURIComponent(key)]);
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === "string"
      ? forms.reduce((shown, form) => shown.replaceAll(form, "…"), part)
      : part,
  ) as Value;
}
