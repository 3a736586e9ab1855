import { icon, path } from "./icon.tsx";

// Icons that are not needed until the list shows: 0.5 kB that the first load is spared.

export const ArrowLeftIcon = /* @__PURE__ */ path("M13 8H3m4-4L3 8l4 4");
export const ExternalIcon = /* @__PURE__ */ path("M6.5 3.5h-3v9h9v-3M9.25 2.75h4v4M13 3 7.5 8.5");
export const UndoIcon = /* @__PURE__ */ path(
  "M5.5 3 2.75 5.75 5.5 8.5M3 5.75h6.5a3.5 3.5 0 0 1 0 7H7",
);
export const EditIcon = /* @__PURE__ */ path(
  "m3 13 .6-2.9L10.75 3a1.3 1.3 0 0 1 1.85 0l.4.4a1.3 1.3 0 0 1 0 1.85L5.9 12.4 3 13Zm6.5-8.75 2.25 2.25",
);
export const TrashIcon = /* @__PURE__ */ path(
  "M2.75 4.25h10.5M6 4V2.75h4V4m-6 .25.6 9h6.8l.6-9M6.75 7v3.5m2.5-3.5v3.5",
);
export const PublishIcon = /* @__PURE__ */ path("M8 10.5v-7m-3 3 3-3 3 3M3 10.5v2.25h10V10.5");
export const DuplicateIcon = /* @__PURE__ */ path(
  "M5.75 5.75h7.5v7.5h-7.5zM10.25 3.5v-.75h-7.5v7.5h.75",
);
export const MailIcon = /* @__PURE__ */ path("M2.25 3.75h11.5v8.5H2.25zM2.5 4.25 8 8.75l5.5-4.5");
export const LinkIcon = /* @__PURE__ */ path(
  "M6.75 9.25a2.6 2.6 0 0 0 3.7 0l2.3-2.3a2.6 2.6 0 0 0-3.7-3.7L8.5 3.8M9.25 6.75a2.6 2.6 0 0 0-3.7 0l-2.3 2.3a2.6 2.6 0 0 0 3.7 3.7l.55-.55",
);
export const InboxIcon = /* @__PURE__ */ path(
  "M2.25 9.25 4 3.25h8l1.75 6v3.5H2.25zm0 0h3.5l1 1.5h2.5l1-1.5h3.5",
);

export const CopyIcon = /* @__PURE__ */ icon(
  <>
    <rect x="5.75" y="5.75" width="7.5" height="7.5" rx="1.25" />
    <path d="M10.25 3.75v-.25a.75.75 0 0 0-.75-.75h-6a.75.75 0 0 0-.75.75v6c0 .41.34.75.75.75h.25" />
  </>,
);
export const CheckIcon = /* @__PURE__ */ path("m3 8.5 3.25 3.25L13 4.75");
