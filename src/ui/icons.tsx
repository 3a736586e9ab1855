import type { ReactNode } from "react";

/**
 * Makes an icon: lines of 1.5 px on a grid of 16, in the colour of the text around it. Icons are
 * always decoration (hidden from assistive technology): the words beside them say what they mean.
 */
const icon = (drawing: ReactNode) =>
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

const path = (d: string) => /* @__PURE__ */ icon(<path d={d} />);

export const PlusIcon = /* @__PURE__ */ path("M8 3.25v9.5M3.25 8h9.5");
export const CloseIcon = /* @__PURE__ */ path("m4 4 8 8m0-8-8 8");
export const CheckIcon = /* @__PURE__ */ path("m3 8.5 3.25 3.25L13 4.75");
export const ChevronDownIcon = /* @__PURE__ */ path("m4.25 6.25 3.75 3.75 3.75-3.75");
export const ChevronLeftIcon = /* @__PURE__ */ path("M9.75 4.25 6 8l3.75 3.75");
export const ChevronRightIcon = /* @__PURE__ */ path("M6.25 4.25 10 8l-3.75 3.75");
export const FirstIcon = /* @__PURE__ */ path("M11.5 4.25 7.75 8l3.75 3.75M4.5 4.25v7.5");
export const LastIcon = /* @__PURE__ */ path("M4.5 4.25 8.25 8 4.5 11.75m7-7.5v7.5");
export const ArrowLeftIcon = /* @__PURE__ */ path("M13 8H3m4-4L3 8l4 4");
export const ExternalIcon = /* @__PURE__ */ path("M6.5 3.5h-3v9h9v-3M9.25 2.75h4v4M13 3 7.5 8.5");
export const UndoIcon = /* @__PURE__ */ path(
  "M5.5 3 2.75 5.75 5.5 8.5M3 5.75h6.5a3.5 3.5 0 0 1 0 7H7",
);
export const RetryIcon = /* @__PURE__ */ path(
  "M13.25 8a5.25 5.25 0 1 1-1.6-3.75l1.35 1.5m.25-3.25v3.25H10",
);
export const EditIcon = /* @__PURE__ */ path(
  "m3 13 .6-2.9L10.75 3a1.3 1.3 0 0 1 1.85 0l.4.4a1.3 1.3 0 0 1 0 1.85L5.9 12.4 3 13Zm6.5-8.75 2.25 2.25",
);
export const TrashIcon = /* @__PURE__ */ path(
  "M2.75 4.25h10.5M6 4V2.75h4V4m-6 .25.6 9h6.8l.6-9M6.75 7v3.5m2.5-3.5v3.5",
);
export const ArchiveIcon = /* @__PURE__ */ path("M2.25 3h11.5v3H2.25zM3.25 6v7h9.5V6m-6.25 3h3");
export const PublishIcon = /* @__PURE__ */ path("M8 10.5v-7m-3 3 3-3 3 3M3 10.5v2.25h10V10.5");
export const DuplicateIcon = /* @__PURE__ */ path(
  "M5.75 5.75h7.5v7.5h-7.5zM10.25 3.5v-.75h-7.5v7.5h.75",
);
export const MailIcon = /* @__PURE__ */ path("M2.25 3.75h11.5v8.5H2.25zM2.5 4.25 8 8.75l5.5-4.5");
export const LinkIcon = /* @__PURE__ */ path(
  "M6.75 9.25a2.6 2.6 0 0 0 3.7 0l2.3-2.3a2.6 2.6 0 0 0-3.7-3.7L8.5 3.8M9.25 6.75a2.6 2.6 0 0 0-3.7 0l-2.3 2.3a2.6 2.6 0 0 0 3.7 3.7l.55-.55",
);
export const LockIcon = /* @__PURE__ */ path("M3.75 7.25h8.5v6h-8.5zM5.5 7V5a2.5 2.5 0 0 1 5 0v2");
export const SignOutIcon = /* @__PURE__ */ path(
  "M6.5 2.75h-3.75v10.5H6.5M6.5 8h7m-2.75-2.75L13.5 8l-2.75 2.75",
);
export const KeyboardIcon = /* @__PURE__ */ path(
  "M1.75 4h12.5v8H1.75zM4.5 6.75h.01m2.32 0h.01m2.32 0h.01m2.32 0h.01M5 9.5h6",
);
export const InboxIcon = /* @__PURE__ */ path(
  "M2.25 9.25 4 3.25h8l1.75 6v3.5H2.25zm0 0h3.5l1 1.5h2.5l1-1.5h3.5",
);

export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.25 10.25 3 3" />
  </>,
);

export const CopyIcon = /* @__PURE__ */ icon(
  <>
    <rect x="5.75" y="5.75" width="7.5" height="7.5" rx="1.25" />
    <path d="M10.25 3.75v-.25a.75.75 0 0 0-.75-.75h-6a.75.75 0 0 0-.75.75v6c0 .41.34.75.75.75h.25" />
  </>,
);

export const MoreIcon = /* @__PURE__ */ icon(
  <g fill="currentColor" stroke="none">
    <circle cx="3.25" cy="8" r="1.25" />
    <circle cx="8" cy="8" r="1.25" />
    <circle cx="12.75" cy="8" r="1.25" />
  </g>,
);

export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 7.5v3.25M8 5.25h.01" />
  </>,
);

export const WarningIcon = /* @__PURE__ */ icon(
  <path d="M8 2.5 1.9 13h12.2L8 2.5ZM8 6.75v2.75m0 1.75h.01" />,
);

export const ErrorIcon = /* @__PURE__ */ icon(
  <path d="M5.6 2.25h4.8l3.35 3.35v4.8l-3.35 3.35H5.6L2.25 10.4V5.6L5.6 2.25ZM8 5v3.5m0 2.25h.01" />,
);

export const SuccessIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="m5.5 8.25 1.75 1.75 3.25-3.75" />
  </>,
);

/** Published and open: a filled disc with a tick. */
export const ActiveIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="6" fill="currentColor" />
    <path d="m5.25 8.25 2 2 3.5-4" stroke="var(--color-surface)" />
  </>,
);

/** Not finished: an open, dashed ring. */
export const DraftIcon = /* @__PURE__ */ icon(
  <circle cx="8" cy="8" r="5.5" strokeDasharray="2.1 2.22" />,
);

export const SunIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1m0 11v1M1.5 8h1m11 0h1M3.4 3.4l.7.7m7.8 7.8.7.7m0-9.2-.7.7m-7.8 7.8-.7.7" />
  </>,
);

export const MoonIcon = /* @__PURE__ */ path(
  "M13.25 9.5A5.75 5.75 0 0 1 6.5 2.75a5.5 5.5 0 1 0 6.75 6.75Z",
);

export const SystemIcon = /* @__PURE__ */ path("M2.25 3h11.5v7.5H2.25zM8 10.5V13m-2.5.25h5");
