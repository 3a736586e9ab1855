// Runs before the first paint, so that a chosen theme never flashes the other one. It is a file
// and not an inline script because the content security policy allows none. The key and the
// values are those of src/ui/theme.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be switched off; the system's theme is right then.
}
