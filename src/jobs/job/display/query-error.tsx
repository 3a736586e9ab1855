import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { RotateCwIcon } from "lucide-react";
import { ApiError } from "#src/lib/api/api-error.ts";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { useStore } from "#src/lib/state/store.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

interface QueryErrorProps {
  /** What could not be loaded, unless a heading says it. */
  title?: string | undefined;
  query: Pick<UseQueryResult, "data" | "error" | "isFetching" | "refetch">;
  /** The id of the form field that needs the data. */
  field?: string;
}

/** Shows why a query failed, with a retry. The banner about a lost connection covers stale data. */
export function QueryError({ title, query, field }: QueryErrorProps) {
  const { data, error, isFetching, refetch } = query;
  // Data from an earlier load is shown, possibly out of date.
  const stale = data !== undefined;
  const covered = isLost(useStore(connection)) && stale;
  const announce = useAnnounce();
  // A Notice announces errors only; this one is announced after each try.
  useEffect(() => {
    if (stale && !covered && title !== undefined)
      announce(m.errors_heard({ what: title, why: messageOf(error) }));
  }, [stale, covered, title, error, announce]);
  if (covered) return null;
  // The request id finds a 5xx in the log of the service.
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
          icon={<RotateCwIcon />}
          busy={isFetching && m.ui_loading()}
          onClick={() => {
            announce(m.ui_loading());
            void refetch();
          }}
        >
          {m.ui_retry()}
        </Button>
      }
    >
      <p>{messageOf(error)}</p>
      {requestId !== undefined && <p>{m.errors_request_id({ id: requestId })}</p>}
    </Notice>
  );
}
