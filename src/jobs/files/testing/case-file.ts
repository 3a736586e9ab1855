const files = import.meta.glob<string>("./cases/*", {
  query: "?url&inline",
  import: "default",
  eager: true,
});

/** The bytes of a file in `cases/`. */
export function caseFile(name: string): Uint8Array {
  const base64 = files[`./cases/${name}`]?.split(",")[1] ?? "";
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
