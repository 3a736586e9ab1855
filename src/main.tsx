import "#src/ui/theme/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadLanguage } from "#src/i18n/text.ts";
import { App } from "./app/app.tsx";

const root = document.getElementById("root");
if (root) void start(root);

async function start(element: HTMLElement) {
  // Without the words of the chosen language, the page shows in English.
  await loadLanguage().catch(() => {});
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
