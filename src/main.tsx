import "#src/ui/theme/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadLanguage } from "#src/i18n/text.ts";
import { App } from "./app/app.tsx";
import { loadFirstPage } from "#src/app/session-scope.ts";
import { setInInter } from "#src/ui/theme/typeface.ts";

const root = document.getElementById("root");
if (root) void start(root);

async function start(element: HTMLElement) {
  void setInInter(element);
  // Without the words of the chosen language, the page shows in English.
  await loadLanguage().catch(() => {});
  // What fails here fails again when the dashboard renders, whose error page says what to do.
  const first = await loadFirstPage().catch(() => undefined);
  createRoot(element).render(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  );
}
