import { type LinkComponent, type LinkProps, Link as RouterLink } from "@tanstack/react-router";

/** Where a link leads, for components that render links to addresses they do not know. */
export type LinkTarget = Pick<LinkProps, "to" | "params" | "search" | "hash">;

const EXACT = { exact: true };

/** The router's `Link`. It is the current page only at its exact address, not at addresses below it. */
export const Link: LinkComponent<"a"> = (props) => <RouterLink activeOptions={EXACT} {...props} />;
