import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** The last message, and how many there were. */
const SaidContext = createContext({ message: "", turn: 0 });

/** Provides the page's one polite live region. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ message: "", turn: 0 });
  const announce = useCallback(
    (message: string) => setSaid(({ turn }) => ({ message, turn: turn + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      <SaidContext value={said}>
        {children}
        <VisuallyHidden>
          {/* A new element each time, so that the same words are heard again. */}
          <output>
            <span key={said.turn}>{said.message}</span>
          </output>
        </VisuallyHidden>
      </SaidContext>
    </AnnounceContext>
  );
}

/** Announces a change to screen readers: `announce("312 jobs")`. */
export const useAnnounce = () => use(AnnounceContext);

/**
 * The live region of a modal dialog, which makes the page's own inert.
 */
export function DialogAnnouncements() {
  const { message, turn } = use(SaidContext);
  const [before] = useState(turn);
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={turn}>{turn > before && message}</span>
      </span>
    </VisuallyHidden>
  );
}
