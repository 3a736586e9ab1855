import { useEffect, useState } from "react";

const loadEditor = async () => import("#src/editor/description-editor.tsx");

/** Starts the download while the job is still on its way. What fails is told where the editor stands. */
export function preloadEditor(): void {
  loadEditor().catch(() => {});
}

type Editor = Awaited<ReturnType<typeof loadEditor>>["DescriptionEditor"];

interface LazyEditor {
  /** Undefined while it is on its way, or when it did not come. */
  Editor?: Editor;
  failed: boolean;
  /** It did not come, and is tried again. */
  retrying: boolean;
  /** It did not come when it was tried again either. */
  stuck: boolean;
  retry: () => void;
}

/** The description editor, which is a download of its own: the rest of the form does not wait for it. */
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
