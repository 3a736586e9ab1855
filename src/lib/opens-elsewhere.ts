import type { MouseEvent as ReactMouseEvent } from "react";

/** Whether a click on a link is for the browser: a new tab or window, a download. */
export const opensElsewhere = (click: MouseEvent | ReactMouseEvent): boolean =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0;
