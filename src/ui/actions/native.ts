import type { ComponentProps, JSX } from "react";

/**
 * Props passed on to the native element: no `className` or `style`, as looks belong to the component and
 * layout to its parent, and no `disabled`, which would drop the focus.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  "className" | "style" | "disabled"
>;
