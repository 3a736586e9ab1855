import { useEffect, useState } from "react";

const loadEditor = async () => import("#src/editor/description-editor.tsx");

/** Starts the download with that of the form. The editor's place shows a failure. */
export function preloadEditor(): void {
  loadEditor().catch(() => {});
}

type Editor = Awaited<ReturnType<typeof loadEditor>>["DescriptionEditor"];

interface LazyEditor {
  /** Undefined while loading or after a failure. */
  Editor?: Editor;
  failed: boolean;
  retrying: boolean;
  /** The retry failed as well. */
  stuck: boolean;
  retry: () => void;
}

/** Loads the description editor separately, so that the rest of the form does not wait for it. */
export function useLazyEditor(): LazyEditor {
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ Editor: Editor }>();
  useEffect(() => {
    loadEditor().then(
      ({ DescriptionEditor }) => setLoaded({ Editor: DescriptionEditor }),
      () => setFailedAttempt(attempt),
    );
  }, [attempt]);
  return {
    ...loaded,
    failed: failedAttempt > 0,
    retrying: failedAttempt > 0 && failedAttempt < attempt,
    stuck: failedAttempt > 1,
    retry: () => setAttempt(failedAttempt + 1),
  };
}
