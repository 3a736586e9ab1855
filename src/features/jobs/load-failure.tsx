import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, messageOf } from "#src/lib/api/api-error.ts";
import { text } from "#src/lib/text/text.ts";
import { useAnnounce } from "#src/ui/announcer.tsx";
import { Button } from "#src/ui/button.tsx";
import { handFocusOn } from "#src/ui/hand-focus-on.ts";
import { RetryIcon } from "#src/ui/icons.tsx";
import { Notice } from "#src/ui/notice.tsx";

interface LoadFailureProps {
  /** What could not be loaded, unless the heading above says it. */
  title?: string | undefined;
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** There is something to show all the same: only the news is missing. */
  stale?: boolean;
}

/** What was asked for did not come: why, and another try, in its place. */
export function LoadFailure({ title, query, stale = false }: LoadFailureProps) {
  const { error, isFetching, refetch } = query;
  const announce = useAnnounce();
  // An error is heard by itself; this, after each try.
  useEffect(() => {
    if (stale && title !== undefined) announce(text.errors.heard(title, messageOf(error)));
  }, [stale, title, error, announce]);
  // Of what the service refused there is nothing to look up; of what broke there is.
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
  return (
    <Notice
      tone={stale ? "warning" : "error"}
      {...(title !== undefined && { title })}
      actions={
        <Button
          ref={handFocusOn}
          size="small"
          icon={<RetryIcon />}
          busy={isFetching && text.ui.loading}
          onClick={() => {
            announce(text.ui.loading);
            void refetch();
          }}
        >
          {text.ui.retry}
        </Button>
      }
    >
      <p>{messageOf(error)}</p>
      {requestId !== undefined && <p>{text.errors.requestId(requestId)}</p>}
    </Notice>
  );
}
