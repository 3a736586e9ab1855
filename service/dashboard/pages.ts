/** The addresses of the dashboard's pages, as its router writes them (src/app/routes.tsx). */
const PAGES = [
  "/",
  "/jobs",
  "/jobs/new",
  "/jobs/$jobId",
  "/jobs/$jobId/edit",
  "/jobs/$jobId/history",
  "/changes/$changeSetId",
  "/activity",
  "/activity/$activityId",
  "/trash",
  "/import",
];

/** The router ignores slashes at the end and repeated ones. */
const PATTERN = new RegExp(
  `^(${PAGES.map((path) => path.replaceAll("/", "/+").replaceAll(/\$\w+/g, "[^/.]+")).join("|")})/*$`,
);

/** Whether a path is the address of a page of the dashboard. */
export const isPageOfDashboard = (path: string): boolean => PATTERN.test(path);
