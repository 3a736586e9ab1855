import type { ComponentProps, JSX } from "react";

/**
 * What a component passes on to its native element. Neither `className` nor `style`: how a part
 * looks is decided here, and where it stands is decided by its parent's layout.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  "className" | "style"
>;

/**
 * What a component gives a link that it does not make itself. Links belong to the router, so
 * features write them: `<Link to="/jobs" {...props} />`.
 */
export type LinkProps = {
  className?: string | undefined;
  children?: React.ReactNode;
  rel?: string;
  tabIndex?: number;
  "aria-current"?: "page";
  "aria-label"?: string;
};
