import { icon, path } from "./icon.tsx";

export const PlusIcon = /* @__PURE__ */ path("M8 3.25v9.5M3.25 8h9.5");
export const CloseIcon = /* @__PURE__ */ path("m4 4 8 8m0-8-8 8");
export const ChevronDownIcon = /* @__PURE__ */ path("m4.25 6.25 3.75 3.75 3.75-3.75");
export const ChevronLeftIcon = /* @__PURE__ */ path("M9.75 4.25 6 8l3.75 3.75");
export const ChevronRightIcon = /* @__PURE__ */ path("M6.25 4.25 10 8l-3.75 3.75");
export const FirstIcon = /* @__PURE__ */ path("M11.5 4.25 7.75 8l3.75 3.75M4.5 4.25v7.5");
export const LastIcon = /* @__PURE__ */ path("M4.5 4.25 8.25 8 4.5 11.75m7-7.5v7.5");
export const RetryIcon = /* @__PURE__ */ path(
  "M13.25 8a5.25 5.25 0 1 1-1.6-3.75l1.35 1.5m.25-3.25v3.25H10",
);
export const ArchiveIcon = /* @__PURE__ */ path("M2.25 3h11.5v3H2.25zM3.25 6v7h9.5V6m-6.25 3h3");
export const LockIcon = /* @__PURE__ */ path("M3.75 7.25h8.5v6h-8.5zM5.5 7V5a2.5 2.5 0 0 1 5 0v2");
export const SignOutIcon = /* @__PURE__ */ path(
  "M6.5 2.75h-3.75v10.5H6.5M6.5 8h7m-2.75-2.75L13.5 8l-2.75 2.75",
);
export const KeyboardIcon = /* @__PURE__ */ path(
  "M1.75 4h12.5v8H1.75zM4.5 6.75h.01m2.32 0h.01m2.32 0h.01m2.32 0h.01M5 9.5h6",
);
export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.25 10.25 3 3" />
  </>,
);

export const MoreIcon = /* @__PURE__ */ icon(
  <path d="M3.25 8h.01M8 8h.01M12.75 8h.01" strokeWidth="2.5" />,
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
