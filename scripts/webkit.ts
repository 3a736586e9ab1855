// The WebKitGTK in which some stories run with E2E_BROWSER=webkit.

/** Whether the stories run in WebKit. */
export const IN_WEBKIT = process.env["E2E_BROWSER"] === "webkit";
