import { useEffect, useState } from "react";

const loadEditor = async () => import("#src/editor/description-editor.tsx");

/** Starts the download with that of the form. The editor's place shows a failure. */
export function preloadEditor(): void {
  loadEditor().catch(() => {});
}

type Editor = Awaited<ReturnType<typeof loadEditor>>["DescriptionEditor"];

/**
 * Loads the description editor separately, so that the rest of the form does not wait for it. After a
 * failure only a reload helps: browsers answer the same import from memory.
 */
export function useLazyEditor(): { Editor?: Editor; failed: boolean } {
  const [loaded, setLoaded] = useState<{ Editor: Editor }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadEditor().then(
      ({ DescriptionEditor }) => setLoaded({ Editor: DescriptionEditor }),
      () => setFailed(true),
    );
  }, []);
  return { ...loaded, failed };
}
