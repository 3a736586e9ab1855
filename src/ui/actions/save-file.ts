/** Lets the browser download a file. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // Not before the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
