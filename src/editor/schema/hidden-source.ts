/**
 * Attribute of nodes and marks: which element of the loaded HTML this is (an index into the source
 * memory), or `null` for what was made in the editor. It is never shown nor copied as HTML.
 */
export const hiddenSource = {
  default: null,
  rendered: false,
  keepOnSplit: false,
  parseHTML: () => null,
};
