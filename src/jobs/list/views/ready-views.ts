import { m } from "#src/i18n/paraglide/messages.js";
import type { JobView } from "./view.ts";

interface ReadyView {
  id: string;
  name: () => string;
  description: () => string;
  view: JobView;
}

/** The views that every employer has, in the order of what they are about; `countOfView` has their counts. */
export const READY_VIEWS: readonly ReadyView[] = [
  {
    id: "closing",
    name: m.ready_view_closing,
    description: m.ready_view_closing_description,
    view: { status: "active", closes: "next14", sort: "closes" },
  },
  {
    id: "closed",
    name: m.ready_view_closed,
    description: m.ready_view_closed_description,
    view: { status: "active", closes: "ended", sort: "-closes" },
  },
  {
    id: "notReady",
    name: m.ready_view_not_ready,
    description: m.ready_view_not_ready_description,
    view: { status: "active", ready: "no" },
  },
  {
    id: "duplicates",
    name: m.ready_view_duplicates,
    description: m.ready_view_duplicates_description,
    view: { status: "active", ready: "nearDuplicate", sort: "title" },
  },
  {
    id: "oldDrafts",
    name: m.ready_view_old_drafts,
    description: m.ready_view_old_drafts_description,
    view: { status: "draft", published: "over30", sort: "published" },
  },
  {
    id: "noPay",
    name: m.ready_view_no_pay,
    description: m.ready_view_no_pay_description,
    view: { status: "active", pay: "none" },
  },
];
