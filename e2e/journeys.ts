/** The main journeys: the stories that run in WebKit, by their file and title. */
export const JOURNEYS: string[] = [
  "list.spec.ts a row says what one looks for",
  "list.spec.ts pages: forwards, back, to the ends",
  "views.spec.ts filters and a sort are in the address",
  "views.spec.ts a view is saved under a name",
  "views.spec.ts the calendar counts the jobs",
  "selection.spec.ts all that match a search are selected",
  "selection.spec.ts rows are selected by keyboard",
  "changes.spec.ts on our service hourly pay is raised",
  "changes.spec.ts on our service close dates are extended",
  "create.spec.ts a job by web address, with everything",
  "create.spec.ts locations are suggested while typing",
  "edit.spec.ts a row's menu opens the edit form",
  "description.spec.ts a description written by another system changes only where it was edited",
  "description.spec.ts a paste yields allowed tags only",
  "sheets.spec.ts jobs from another system are created",
  "sheets.spec.ts a posting of an XML feed is created",
  "address.spec.ts Back restores the scroll position",
  "keyboard.spec.ts from the list to a changed job and back",
  "history.spec.ts history all that was public in a span of days",
  "status.spec.ts Back to a tab that the job has left",
];

/** Matches them, as Playwright names stories: the project, the file and the titles, with blanks between them. */
export const journeys = new RegExp(
  JOURNEYS.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|"),
);
