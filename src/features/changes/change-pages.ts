// One chunk.
export { ActivityPage } from "./activity-page.tsx";
export { OneActivityPage } from "./activity/one-activity-page.tsx";
export { ChangeSetPage } from "./change-set-page.tsx";
export { TrashPage } from "./trash/trash-page.tsx";
export { UnfinishedChanges } from "./unfinished-changes.tsx";
