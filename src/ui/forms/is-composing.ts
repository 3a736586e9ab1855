import type { KeyboardEvent } from "react";

/**
 * Whether a key belongs to an input method, such as for Chinese or Japanese. By
 * its code: Safari's `isComposing` is false at the Enter that ends a composition.
 */
// oxlint-disable-next-line no-deprecated -- nothing else tells of it in Safari
export const isComposing = ({ keyCode }: KeyboardEvent): boolean => keyCode === 229;
