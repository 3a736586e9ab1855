import { useLayoutEffect, useRef } from "react";
import styles from "./description.module.css";
import { sanitiseDescription } from "./sanitise-description.ts";

/** A description as applicants see it, without the editor. */
export function DescriptionView({ html }: { html: string }) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => view.current?.replaceChildren(sanitiseDescription(html)), [html]);
  return <div ref={view} className={styles.description} />;
}
