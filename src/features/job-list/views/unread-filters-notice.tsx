import { useEffect } from "react";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { changedSearch, type ListSearch } from "#src/jobs/list-search.ts";
import { readView, unreadFilters } from "#src/jobs/views/view.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { useAnnounce } from "#src/ui/feedback/announcer.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Link } from "#src/ui/navigation/link.tsx";

/** Says which filters of the address cannot be read, as the list then shows more than was meant. */
export function UnreadFiltersNotice({ search }: { search: ListSearch }) {
  const announce = useAnnounce();
  const { unknownStatus, ...others } = search;
  const unread = unreadFilters({ ...others, ...(unknownStatus && { status: unknownStatus }) });
  const sentence =
    unread.length > 0 &&
    m.view_unread({ filters: list(unread.map(({ name, text }) => `${name}=${text}`)) });
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [announce, sentence]);
  if (!sentence) return null;
  const readable = readView({ ...search });
  const without = Object.fromEntries(unread.map(({ name }) => [name, readable[name]]));
  return (
    <Notice
      tone="warning"
      title={sentence}
      actions={
        <Link
          to="/jobs"
          search={changedSearch(search, { ...without, unknownStatus: undefined })}
          {...buttonLook({ size: "small" })}
        >
          {m.view_unread_remove()}
        </Link>
      }
    >
      {m.view_unread_hint()}
    </Notice>
  );
}
