import { lazyPart } from "#src/ui/lazy-part.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

/**
 * A description as applicants see it. Its code (and that of the sanitiser) loads after the first
 * page.
 */
export const DescriptionView = lazyPart(
  async () => (await import("#src/editor/description-view.tsx")).DescriptionView,
  <Skeleton width="full" lines={5} />,
);
