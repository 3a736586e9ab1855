import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { number } from "#src/i18n/format.ts";
import type { ChangeSet, ChangeSetAction } from "#src/jobs/writes/change-set.ts";
import { canApply, itemsOf } from "#src/jobs/actions/changes/plan/plan-change-set.ts";
import { sharedPlace } from "#src/jobs/actions/changes/plan/shared-place.ts";
import { runChangeSet } from "#src/jobs/actions/changes/run-change-set.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { OperationForm } from "#src/jobs/actions/operations/operation-form.tsx";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { useLastSearch } from "#src/jobs/list/last-search.ts";
import { selection } from "#src/jobs/list/selection.ts";
import { importDraft } from "#src/jobs/files/import/import-draft.ts";
import { useStore } from "#src/lib/state/store.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { BottomBar } from "#src/ui/layout/bottom-bar.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { DeleteManyDialog } from "./delete-many-dialog.tsx";
import { applyLabel, isIncomplete } from "../shared/describe-action.ts";
import { ImportProblems } from "./import-problems.tsx";
import { ImportDuplicates } from "./import-duplicates.tsx";
import { PlanWarnings } from "./plan-warnings.tsx";
import { PlanTable } from "./plan-table.tsx";
import { ProgressBar } from "../shared/progress-bar.tsx";
import { useActionTitle } from "../shared/use-action-title.ts";
import { useStoreWrite } from "../shared/use-store-write.ts";
import { usePlan } from "./use-plan.ts";

/** Above this many, a deletion asks for their number. */
const MAX_UNCONFIRMED_DELETIONS = 10;

interface PlannedChangeSetProps {
  set: ChangeSet;
  /** Takes the heading of the page: what would be done, with how many jobs and where. */
  onTitle: (title: string) => void;
}

/** The values of an operation, and what it would change. */
export function PlannedChangeSet({ set, onTitle }: PlannedChangeSetProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const lastSearch = useLastSearch();
  const announce = useAnnounce();
  const store = useStoreWrite();
  const [action, setAction] = useState(set.action);
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const [confirming, setConfirming] = useState(false);
  const { source, read, plan, isStale } = usePlan(set, action);
  const draft = useStore(importDraft);
  const incomplete = isIncomplete(action);
  const total = (action.kind === "undo" && action.activity?.jobs) || set.chosen.length;
  const sent = plan?.items.filter((item, at) => canApply(item, plan.action) && !excluded.has(at));
  const included = sent?.length ?? 0;
  const countOf = (kind: "create" | "delete") =>
    sent?.filter(({ write }) => write?.kind === kind).length ?? 0;
  const [creations, deletions] = [countOf("create"), countOf("delete")];
  const label = applyLabel(action, { count: included, creations, deletions });
  const text = useActionTitle(
    action,
    plan && !incomplete
      ? { count: included, total: plan.items.length, place: sharedPlace(plan.items) }
      : undefined,
  );
  useEffect(() => onTitle(text), [onTitle, text]);
  const importScope =
    creations > 0 &&
    m.change_import_scope({
      changes: number(included - creations),
      creations: number(creations),
    });
  const duplicates = source.data?.checks?.duplicates.size ?? 0;
  const asksDuplicates = action.kind === "import" && duplicates > 0 && action.twins === undefined;
  const changeAction = (next: ChangeSetAction) => {
    setAction(next);
    store(async () => changeSetStore.update(set.id, { action: next }));
  };
  const apply = async () => {
    setConfirming(false);
    if (!plan) return;
    announce(label);
    const items = itemsOf(set.id, plan.action, plan.items, excluded);
    await changeSetStore.start(set.id, items, text);
    selection.remove(set.chosen.map(({ id }) => id));
    importDraft.set(null);
    await runChangeSet(set.id, client);
  };
  const discard = async () => {
    await changeSetStore.remove(set.id);
    importDraft.set(null);
    // Back leads to where the dry run began: there is none here any more.
    await navigate({ to: "/jobs", search: lastSearch, replace: true });
  };
  return (
    <>
      {action.kind !== "undo" && action.kind !== "import" && (
        <OperationForm operation={action} onChange={changeAction} />
      )}
      <Section
        title={m.change_dry_run()}
        hint={[action.kind === "import" && importScope, m.change_dry_run_hint()]
          .filter(Boolean)
          .join(" ")}
      >
        {source.isPending && (
          <ProgressBar
            value={read}
            max={total}
            label={m.change_reading({ read: number(read), total: number(total) })}
          />
        )}
        {source.isError && <QueryError title={m.change_read_failed()} query={source} />}
        {source.isSuccess && incomplete && <p>{m.change_incomplete()}</p>}
        {plan && source.data?.file && <ImportProblems file={source.data.file} plan={plan.items} />}
        {plan && action.kind === "import" && duplicates > 0 && (
          <ImportDuplicates
            count={duplicates}
            choice={action.twins}
            onChoose={(choice) => changeAction({ ...action, twins: choice })}
          />
        )}
        {plan && !incomplete && (
          <PlanWarnings
            plan={plan.items}
            action={plan.action}
            excluded={excluded}
            onExclude={(positions) => setExcluded(positions)}
            onAction={changeAction}
          />
        )}
        {plan && !incomplete && (
          <PlanTable
            plan={plan.items}
            action={plan.action}
            excluded={excluded}
            onExclude={(positions) => setExcluded(positions)}
          />
        )}
      </Section>
      <BottomBar status={asksDuplicates && m.import_answer_first()}>
        <Button onClick={() => store(discard)}>{m.ui_cancel()}</Button>
        {action.kind === "import" && draft && (
          <Link to="/import" {...buttonLook()}>
            {m.import_back()}
          </Link>
        )}
        {included > 0 && !incomplete && !isStale && (
          <Button
            ref={restoreFocusOnUnmount}
            variant={deletions > 0 ? "danger" : "primary"}
            aria-disabled={asksDuplicates}
            onClick={() => {
              if (asksDuplicates) return;
              if (deletions > MAX_UNCONFIRMED_DELETIONS) setConfirming(true);
              else store(apply);
            }}
          >
            {label}
          </Button>
        )}
      </BottomBar>
      {confirming && (
        <DeleteManyDialog
          count={deletions}
          onConfirm={() => store(apply)}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}
