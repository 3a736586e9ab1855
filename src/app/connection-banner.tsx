import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { connection, type Reach } from "#src/lib/connection/connection.ts";
import { watchForReturn } from "#src/lib/connection/connection-probe.ts";
import { text } from "#src/lib/text/connection-text.ts";
import { unsent } from "#src/lib/connection/unsent.ts";
import { useStore } from "#src/lib/store.ts";
import { useAnnounce } from "#src/ui/announcer.tsx";
import { Button } from "#src/ui/button.tsx";
import { handFocusOn } from "#src/ui/hand-focus-on.ts";
import { InfoIcon, WarningIcon } from "#src/ui/icons.tsx";
import { publishHeight } from "#src/ui/publish-height.ts";
import styles from "./connection-banner.module.css";

const words = text.connection;

/** What is wrong with the connection, and what waits for it; nothing where neither is. */
export function ConnectionBanner() {
  const reach = useStore(connection);
  const waiting = useStore(unsent);
  const announce = useAnnounce();
  const lookNow = useProbe(reach);

  const away = reach === "lost" || reach === "offline";
  const names = waiting.map(({ name }) => name);
  const said = [
    away && words[reach],
    names.length > 0 && (away ? words.waits(names) : words.unsent(names)),
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
        <Button ref={handFocusOn} size="small" onClick={lookNow}>
          {words.lookNow}
        </Button>
      )}
      {!away && (
        <>
          <Button ref={handFocusOn} size="small" onClick={unsent.clear}>
            {words.drop}
          </Button>
          <Button ref={handFocusOn} size="small" variant="primary" onClick={sendAll}>
            {words.send}
          </Button>
        </>
      )}
    </section>
  );
}

const measured = publishHeight("--banner");

function sendAll() {
  const all = unsent.get();
  unsent.clear();
  for (const { send } of all) send();
}

/** What waits is known to this page alone: a reload would forget it. */
function useWarningBeforeLeaving(waits: boolean) {
  useEffect(() => {
    if (!waits) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [waits]);
}

/** Looks for the service while it is away, and brings what failed meanwhile once it is back. */
function useProbe(reach: Reach) {
  const client = useQueryClient();
  const lookNow = useRef(() => {});
  const away = reach !== "reached";
  const wasLost = useRef(false);
  useEffect(() => {
    // A request that failed alone is not tried again: it would fail again, and again.
    if (reach === "lost" || reach === "offline") wasLost.current = true;
  }, [reach]);
  useEffect(() => {
    if (!away) return undefined;
    const watch = watchForReturn();
    lookNow.current = watch.lookNow;
    return () => {
      watch.stop();
      if (connection.get() !== "reached" || !wasLost.current) return;
      wasLost.current = false;
      // What was given up is asked for again.
      void client.refetchQueries({
        type: "active",
        predicate: ({ state }) => state.status === "error",
      });
    };
  }, [away, client]);
  return () => lookNow.current();
}
