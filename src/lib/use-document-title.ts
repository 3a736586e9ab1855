import { useEffect } from "react";
import { text } from "./text/text.ts";

/** Names the page in the browser's tab, its history and its bookmarks. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = text.app.documentTitle(title);
  }, [title]);
}
