import { MapPinIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { isIndexQuick, useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import { changedSearch, type ListSearch } from "#src/jobs/list/list-search.ts";
import { mayBePlace, placesBeginningWith } from "#src/jobs/list/views/places-beginning-with.ts";
import { readView } from "#src/jobs/list/views/view.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { Link } from "#src/ui/navigation/link.tsx";

/** A search that finds more is not meant for a place. */
const FEW_FOUND = 10;

const MAX_PLACES = 2;

interface PlaceMatchesProps {
  search: ListSearch;
  /** How many jobs the search finds; undefined while that is not known. */
  total: number | undefined;
}

/** A search is for titles: where it finds few, this leads to the jobs of the place of that name. */
export function PlaceMatches({ search, total = Infinity }: PlaceMatchesProps) {
  const { q = "", location, ready } = search;
  const isWanted =
    total <= FEW_FOUND &&
    location === undefined &&
    ready === undefined &&
    mayBePlace(q) &&
    isIndexQuick();
  const index = useJobIndex(isWanted);
  const today = useToday();
  if (!isWanted || index.state !== "ready") return null;
  return placesBeginningWith(index.jobs, readView({ ...search }), today)
    .slice(0, MAX_PLACES)
    .map(({ place, count }) => (
      <Link
        key={place}
        to="/jobs"
        search={changedSearch(search, { q: undefined, location: place })}
        preload={false}
        {...buttonLook({ size: "small" })}
      >
        <MapPinIcon />
        {m.view_more_in_place({ count, place })}
      </Link>
    ));
}
