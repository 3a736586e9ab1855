import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { InfoIcon, TriangleAlertIcon } from "lucide-react";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { watchForReturn } from "#src/lib/api/connection-probe.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { fewNames } from "#src/i18n/phrases.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { useStore } from "#src/lib/state/store.ts";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { publishHeight } from "#src/ui/layout/publish-height.ts";
import styles from "./connection-banner.module.css";

/** Shows a lost connection and the outbox; nothing otherwise. */
export function ConnectionBanner() {
  const state = useStore(connection);
  const waiting = useStore(outbox);
  const announce = useAnnounce();
  const lookNow = useProbe(state !== "reached", () => announce(m.connection_back()));

  const away = isLost(state);
  const names = waiting.map(({ name }) => name);
  const message = [
    away && (state === "offline" ? m.connection_offline() : m.connection_lost()),
    names.length > 0 &&
      (away
        ? m.connection_waits({ names: fewNames(names) })
        : m.connection_outbox({ names: fewNames(names) })),
  ]
    .filter(Boolean)
    .join(" ");
  useEffect(() => {
    if (message !== "") announce(message);
  }, [message, announce]);
  useWarningBeforeLeaving(names.length > 0);

  if (message === "") return null;
  return (
    <section
      ref={measured}
      aria-label={m.connection_label()}
      className={styles.banner}
      data-away={away || undefined}
    >
      {away ? <TriangleAlertIcon /> : <InfoIcon />}
      <p className={styles.words}>{message}</p>
      {state === "lost" && (
        <Button ref={restoreFocusOnUnmount} size="small" onClick={lookNow}>
          {m.connection_look_now()}
        </Button>
      )}
      {names.length > 0 && (
        <Button ref={restoreFocusOnUnmount} size="small" onClick={dropAll}>
          {m.connection_drop()}
        </Button>
      )}
      {!away && (
        <Button ref={restoreFocusOnUnmount} size="small" variant="primary" onClick={sendAll}>
          {m.connection_send()}
        </Button>
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

function dropAll() {
  for (const { drop } of outbox.get()) drop?.();
  outbox.clear();
}

/** Confirms leaving the page, as the outbox is in memory only. */
function useWarningBeforeLeaving(waits: boolean) {
  useEffect(() => {
    if (!waits) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [waits]);
}

/** Probes a lost service, and refetches failed queries once it is back. */
function useProbe(needed: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack);
  const client = useQueryClient();
  const lookNow = useRef(() => {});
  useEffect(() => {
    if (!needed) return undefined;
    const watch = watchForReturn(() => {
      // Failed queries show their own alert.
      if (!document.querySelector("[role=alert]")) back();
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
