/** English text of the area "frame": what any page may show, but never the first thing. */
export const frame = {
  notifications: "Notifications",

  notFoundTitle: "Page not found",
  notFound: "There is nothing at this address. The link may be old or incomplete.",

  shortcutsOn: "Use these shortcuts on this computer",
  shortcutNames: {
    search: "Search the list",
    rows: "Next and previous job",
    open: "Open the job",
    edit: "Edit the job",
    create: "New job",
    undo: "Undo what was just done",
    help: "Show this help",
  },
  formShortcuts: "In the form",
  formShortcutNames: { save: "Save", toolbar: "Go to the formatting buttons" },
  licences: "Licences of the software in this dashboard",

  themeSystem: "System",
  themeLight: "Light",
  themeDark: "Dark",
};
