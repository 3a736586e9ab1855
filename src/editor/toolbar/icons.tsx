import { icon } from "#src/ui/icon.tsx";

export const BoldIcon = /* @__PURE__ */ icon(
  <path strokeWidth="2" d="M4.5 3h4a2.4 2.4 0 0 1 0 4.8h-4zm0 4.8h4.75a2.6 2.6 0 0 1 0 5.2H4.5z" />,
);
export const ItalicIcon = /* @__PURE__ */ icon(<path d="M6.5 3h5M4.5 13h5M9 3 7 13" />);
export const BulletListIcon = /* @__PURE__ */ icon(
  <>
    <path d="M6.5 4h7m-7 4h7m-7 4h7" />
    <path strokeWidth="2.25" d="M3 4h.01M3 8h.01M3 12h.01" />
  </>,
);
export const OrderedListIcon = /* @__PURE__ */ icon(
  <>
    <path d="M7 4h6.5M7 8h6.5M7 12h6.5" />
    <path
      strokeWidth="1.2"
      d="M2.25 3.25 3.25 2.75v3M2 10.5c.2-.7 1.9-.7 1.9.3 0 .8-1.9 1.1-1.9 2.2H4"
    />
  </>,
);
export const LineBreakIcon = /* @__PURE__ */ icon(
  <path d="M13 3.5v3a2 2 0 0 1-2 2H3.25M6 5.5l-3 3 3 3" />,
);
export const RedoIcon = /* @__PURE__ */ icon(
  <path d="M10.5 3l2.75 2.75L10.5 8.5M13 5.75H6.5a3.5 3.5 0 0 0 0 7H9" />,
);
