// The catalogue of the components, for those who build with them: `npm run dev`, then
// /src/ui/gallery/ on Vite's address. It is no part of the product's build.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../theme/styles.css";
import { LinkRouter } from "../testing/link-router.tsx";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <LinkRouter>
        <Gallery />
      </LinkRouter>
    </StrictMode>,
  );
