import type { ReactNode } from "react";

/**
 * Makes an icon: lines of 1.5 px on a grid of 16, in the colour of the text around it. Icons are
 * always decoration (hidden from assistive technology): the words beside them say what they mean.
 */
export const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };

export const path = (d: string) => /* @__PURE__ */ icon(<path d={d} />);
