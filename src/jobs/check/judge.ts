import type { Judgement, ReadinessFacts } from "#contract/readiness-facts.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { currentKeyName } from "#src/lib/session/key-name.ts";
import { serviceNow } from "#src/lib/time/service-clock.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { SettingFull } from "../requests/settings/setting-requests.ts";
import { useChangeFacts } from "./facts.ts";

/** What a person decides, before it is stored. */
export type NewJudgement = Pick<Judgement, "rule" | "text" | "jobId" | "note">;

const isOne = (id: string) => (one: ReadinessFacts["judgements"][number]) => one.id === id;

const adds =
  (judgement: Judgement) =>
  (facts: ReadinessFacts): ReadinessFacts =>
    facts.judgements.some(isOne(judgement.id))
      ? facts
      : { ...facts, judgements: [...facts.judgements, judgement] };

const takesBack =
  (id: string) =>
  (facts: ReadinessFacts): ReadinessFacts => ({
    ...facts,
    judgements: facts.judgements.filter((one) => !isOne(id)(one)),
  });

const reasonOf = (error: Error): string =>
  error instanceof SettingFull ? m.judge_full() : m.judge_failed({ reason: messageOf(error) });

/** Sets findings aside for all colleagues and brings them back; a toast says what happened and offers the opposite. */
export function useJudge() {
  const { mutateAsync, isPending } = useChangeFacts();
  const toasts = useToasts();
  const store = async (
    change: (facts: ReadinessFacts) => ReadinessFacts,
    said: string,
    back: () => void,
  ): Promise<boolean> => {
    try {
      const { shared } = await mutateAsync(change);
      const message = shared ? said : `${said} ${m.judge_here_only()}`;
      toasts.show({ message, action: { label: m.job_undo(), run: back } });
      return true;
    } catch (error) {
      toasts.show({ tone: "error", message: reasonOf(error as Error) });
      return false;
    }
  };
  const setAside = async (judgement: Judgement): Promise<boolean> =>
    store(adds(judgement), m.judge_done(), () => void bringBack(judgement));
  const bringBack = async (judgement: Judgement): Promise<boolean> =>
    store(takesBack(judgement.id), m.judge_brought_back(), () => void setAside(judgement));
  return {
    isPending,
    bringBack,
    /** @returns whether it was stored */
    setAside: async (decided: NewJudgement) => {
      const by = currentKeyName();
      const at = new Date(serviceNow()).toISOString();
      return setAside({ id: randomId(), ...decided, ...(by !== null && { by }), at });
    },
  };
}
