import "./first-request.ts";
import "#src/ui/theme/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { language } from "#src/i18n/language.ts";
import { App } from "./app/app.tsx";
import { surviveRewriting } from "./app/survive-rewriting.ts";

surviveRewriting();

// The page of a build has it already; `npm run dev` serves one page for all languages.
document.documentElement.lang = language;

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
