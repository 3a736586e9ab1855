// One chunk.
export { NoJobs } from "./no-jobs.tsx";
export { RowReadiness } from "./rows/row-readiness-cell.tsx";
export { SelectionBar } from "./selection/selection-bar.tsx";
export { ClosingCalendar } from "./views/calendar/closing-calendar.tsx";
export { ListViews } from "./views/list-views.tsx";
export { UnfinishedPostings } from "./unfinished-postings.tsx";
