/** English text of the area "frame": the menu and the dialog that open from the frame of every page. */
export const frame = {
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
  licences: "Licences of the software in this dashboard",

  themeSystem: "System",
  themeLight: "Light",
  themeDark: "Dark",
};
