// One chunk.
export { JobHistoryPage } from "./history/job-history-page.tsx";
export { JobPage } from "./job-page.tsx";
