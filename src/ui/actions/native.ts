import type { ComponentProps, JSX } from "react";

/**
 * What a component passes on to its native element. Neither `className` nor `style`: how a part
 * looks is decided here, and where it stands is decided by its parent's layout. Nor `disabled`, which
 * would drop the focus.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  "className" | "style" | "disabled"
>;
