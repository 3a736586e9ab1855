import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { text } from "#src/i18n/text.ts";
import { useAnnounce } from "#src/ui/announcer.tsx";
import { Button } from "#src/ui/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/restore-focus-on-unmount.ts";
import { RetryIcon } from "#src/ui/icons.tsx";
import { Notice } from "#src/ui/notice.tsx";

interface QueryErrorProps {
  /** What could not be loaded, unless the heading above says it. */
  title?: string | undefined;
  query: Pick<UseQueryResult, "data" | "error" | "isFetching" | "refetch">;
  /** The id of the field that lacks it, where it is part of a form. */
  field?: string;
}

/** Stands in place of what could not be loaded: says why, and offers another try. */
export function QueryError({ title, query, field }: QueryErrorProps) {
  const { data, error, isFetching, refetch } = query;
  // What was loaded earlier shows all the same: it only may be out of date.
  const stale = data !== undefined;
  const announce = useAnnounce();
  // A Notice announces itself only as an error, and not as a warning; this one is announced after
  // each try.
  useEffect(() => {
    if (stale && title !== undefined) announce(text.errors.heard(title, messageOf(error)));
  }, [stale, title, error, announce]);
  // For what broke in the service (5xx), there is something to look up in its log.
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
  return (
    <Notice
      tone={stale ? "warning" : "error"}
      {...(title !== undefined && { title })}
      actions={
        <Button
          ref={restoreFocusOnUnmount}
          aria-controls={field}
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
