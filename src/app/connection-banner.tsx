import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { watchForReturn } from "#src/lib/connection/connection-probe.ts";
import { text } from "#src/i18n/text.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { useStore } from "#src/lib/store.ts";
import { useAnnounce } from "#src/ui/announcer.tsx";
import { Button } from "#src/ui/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/restore-focus-on-unmount.ts";
import { InfoIcon, WarningIcon } from "#src/ui/icons.tsx";
import { publishHeight } from "#src/ui/publish-height.ts";
import styles from "./connection-banner.module.css";

const words = text.connection;

/** Says what is wrong with the connection and what waits to be sent; shows nothing otherwise. */
export function ConnectionBanner() {
  const reach = useStore(connection);
  const waiting = useStore(outbox);
  const announce = useAnnounce();
  const lookNow = useProbe(reach !== "reached", () => announce(words.back));

  const away = isLost(reach);
  const names = waiting.map(({ name }) => name);
  const said = [
    away && words[reach],
    names.length > 0 && (away ? words.waits(names) : words.outbox(names)),
  ]
    .filter(Boolean)
    .join(" ");
  useEffect(() => {
    if (said !== "") announce(said);
  }, [said, announce]);
  useWarningBeforeLeaving(names.length > 0);

  if (said === "") return null;
  return (
    <section
      ref={measured}
      aria-label={words.label}
      className={styles.banner}
      data-away={away || undefined}
    >
      {away ? <WarningIcon /> : <InfoIcon />}
      <p className={styles.words}>{said}</p>
      {reach === "lost" && (
        <Button ref={restoreFocusOnUnmount} size="small" onClick={lookNow}>
          {words.lookNow}
        </Button>
      )}
      {!away && (
        <>
          <Button ref={restoreFocusOnUnmount} size="small" onClick={outbox.clear}>
            {words.drop}
          </Button>
          <Button ref={restoreFocusOnUnmount} size="small" variant="primary" onClick={sendAll}>
            {words.send}
          </Button>
        </>
      )}
    </section>
  );
}

const measured = publishHeight("--banner");

function sendAll() {
  const all = outbox.get();
  outbox.clear();
  for (const { send } of all) send();
}

/** Asks before the page is left: what waits to be sent is in its memory only. */
function useWarningBeforeLeaving(waits: boolean) {
  useEffect(() => {
    if (!waits) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [waits]);
}

/** Looks for the service while it is away, and repeats the queries that failed once it is back. */
function useProbe(needed: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack);
  const client = useQueryClient();
  const lookNow = useRef(() => {});
  useEffect(() => {
    if (!needed) return undefined;
    const watch = watchForReturn(() => {
      // What failed meanwhile says it where it failed.
      if (!document.querySelector("[role=alert]")) back();
      // The queries that have used up their retries.
      void client.refetchQueries({
        type: "active",
        predicate: ({ state }) => state.status === "error",
      });
    });
    lookNow.current = watch.lookNow;
    return watch.stop;
  }, [needed, client]);
  return () => lookNow.current();
}
