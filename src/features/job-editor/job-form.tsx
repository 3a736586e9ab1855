import { useEffect, useEffectEvent, useState } from "react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import type { JobVersion } from "#contract/history.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { pressIsOver } from "#src/ui/actions/press.ts";
import { useStore } from "#src/lib/state/store.ts";
import { FormReadiness } from "./readiness/form-readiness.tsx";
import type { FindingCounts } from "#src/jobs/check/panel/finding-counts.ts";
import { MergeScreen } from "./conflict/merge-screen.tsx";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import {
  changedGroups,
  type JobFormValues,
  requestOf,
  valuesOfJob,
} from "#src/jobs/job/fields/job-values.ts";
import { OfferNotice, OpenElsewhereNotice, RestoredNotice } from "./drafts/draft-notices.tsx";
import type { FormDraft } from "./drafts/form-draft.ts";
import { discardStoredDraft, type FormDrafts } from "./drafts/read-drafts.ts";
import { useAutosave } from "./drafts/use-autosave.ts";
import { useAutosaveWarning } from "./drafts/use-autosave-warning.ts";
import { useFormDraft } from "./drafts/use-form-draft.ts";
import { useOpenElsewhere } from "./drafts/use-open-elsewhere.ts";
import { resolveJobForm, type SavedRequest } from "./fields/validation/resolver.ts";
import { FormActions } from "./form-actions.tsx";
import { onFormKeys, useSaveKey } from "./form-keys.ts";
import { type FormStart, publishedBefore } from "./form/form-start.ts";
import styles from "./form/job-form.module.css";
import { LeaveGuard } from "./leave-guard.tsx";
import { RefusedSummary } from "./refused-summary.tsx";
import { createSaveFlow } from "./save/save-flow.ts";
import { SaveProblem } from "./save/save-problem.tsx";
import { useJobSaving } from "./save/use-job-saving.ts";
import { ApplicantPreview } from "./sections/applicant-preview.tsx";
import { ApplySection } from "./sections/apply-section.tsx";
import { DescriptionSection } from "./sections/description-section.tsx";
import { JobSection } from "./sections/job-section.tsx";
import { PaySection } from "./sections/pay-section.tsx";
import { VisibilitySection } from "./sections/visibility-section.tsx";
import { WhereSection } from "./sections/where-section.tsx";
import { TemplateStart } from "./template-start.tsx";
import { VersionNotice } from "./version-notice.tsx";

/**
 * Validates after the pointer is released: an error that appears during a press would move the
 * pressed button away.
 */
const resolveAfterPress: Resolver<JobFormValues, SavedRequest> = async (...args) => {
  await pressIsOver();
  return resolveJobForm(...args);
};

/** The job that a form changes. */
export interface EditedJob {
  id: number;
  title: string;
}

interface JobFormProps {
  /** A new job, a copy or a job to change; later values are ignored. */
  start: FormStart;
  drafts: FormDrafts;
  /** An earlier version of the job, whose values the form begins with. */
  version?: JobVersion | undefined;
  /** The form's name for people, given its current title. */
  nameOf: (title: string) => string;
  /** Called once the form changes a saved job, and when that job's title changes. */
  onEdits: (job: EditedJob) => void;
}

/** The job form, for a new job, a copy or a change. */
export function JobForm(props: JobFormProps) {
  const { start: firstStart, drafts: firstDrafts, version, nameOf, onEdits } = props;
  const { initial, offer, closeOffer, offerLater } = useFormDraft(firstDrafts, firstStart);
  const [start, setStart] = useState(initial?.start ?? firstStart);
  const [restored, setRestored] = useState(initial);
  // What was typed before comes first.
  const [versionShown, setVersionShown] = useState(version && !initial);
  const { id } = start.saved ?? {};
  // After a new job is saved, its draft belongs to that job.
  const drafts = { ...firstDrafts, ...(id !== undefined && { draftKey: `job ${id}` as const }) };
  const title = start.origin?.title ?? start.values.title;
  const notifyEdits = useEffectEvent(onEdits);
  useEffect(() => {
    if (id !== undefined) notifyEdits({ id, title: titleOf({ title }) });
  }, [id, title]);
  const form = useForm<JobFormValues, SavedRequest>({
    defaultValues: initial?.values ?? (version ? valuesOfJob(version.job) : firstStart.values),
    resolver: resolveAfterPress,
    context: start.saved && requestOf(start.values),
    mode: "onTouched",
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const [flow] = useState(() => createSaveFlow(initial?.unconfirmedWrites));
  const [findingCounts, setFindingCounts] = useState<FindingCounts>();
  const { step, attempt, failure, conflict, invalid } = useStore(flow);
  const saving = step === "saving" || step === "saved" ? attempt?.action : undefined;
  const autosave = useAutosave({
    drafts,
    form,
    start,
    unconfirmedWrites: () => flow.get().unconfirmedWrites,
    nameOf: () => nameOf(form.getValues("title").trim()),
    onStorageFailed: useAutosaveWarning(drafts.works),
  });

  /** Continues the form from another start and values, or from a draft. */
  const beginFrom = (from: FormStart, values: JobFormValues, draft: FormDraft | null = null) => {
    form.reset(values);
    flow.dispatch({ type: "rebase", writes: draft?.unconfirmedWrites ?? [] });
    setStart(from);
    setRestored(draft);
  };
  const { save, saveResolved } = useJobSaving({ form, start, flow, autosave, beginFrom });
  const openElsewhere = useOpenElsewhere(drafts);

  const saveAsUsual = () => save(id === undefined ? "draft" : "changes");
  useSaveKey(() => conflict === undefined && void saveAsUsual());
  const replaceValues = (
    from: FormStart,
    draft: FormDraft | null,
    values = draft?.values ?? from.values,
  ) => {
    // The pressed button disappears.
    form.setFocus("title");
    beginFrom(from, values, draft);
    flow.dispatch({ type: "dismiss" });
  };
  const discard = () => {
    replaceValues(firstStart, null);
    setVersionShown(undefined);
    autosave.discard();
  };
  const showVersion = ({ job }: JobVersion) => {
    const copy = autosave.storeCopy();
    if (copy) offerLater(copy.draft);
    replaceValues(firstStart, null, valuesOfJob(job));
    setVersionShown(true);
  };
  const takeOffer = () => {
    if (!offer) return;
    const copy = autosave.storeCopy();
    closeOffer();
    if (copy) offerLater(copy.draft);
    void autosave.adopt(offer);
    replaceValues(offer.start, offer);
  };
  const dropOffer = () => {
    if (offer) discardStoredDraft(offer.entry);
    closeOffer();
    form.setFocus("title");
  };

  return (
    <FormProvider {...form}>
      {/* Hidden rather than removed during a conflict, so that it keeps its state. */}
      <form
        className={styles.form}
        hidden={conflict !== undefined}
        noValidate
        onKeyDownCapture={onFormKeys(() => void saveAsUsual())}
        onSubmit={(event) => {
          event.preventDefault();
          void saveAsUsual();
        }}
      >
        <div className={styles.fields}>
          {invalid && <RefusedSummary key={invalid.turn} {...invalid} />}
          {openElsewhere && start.saved && <OpenElsewhereNotice />}
          {restored && restored.fieldGroups.length > 0 && (
            <RestoredNotice draft={restored} saving={saving !== undefined} onDiscard={discard} />
          )}
          {version && versionShown !== undefined && (
            <VersionNotice
              version={version}
              current={firstStart.values}
              isShown={versionShown}
              onShow={() => showVersion(version)}
              onDiscard={discard}
            />
          )}
          {offer && (
            <OfferNotice
              draft={offer}
              saving={saving !== undefined}
              onRestore={takeOffer}
              onDiscard={dropOffer}
            />
          )}
          {!start.saved && !start.origin && <TemplateStart />}
          <JobSection origin={start.origin} />
          <WhereSection />
          <PaySection />
          <VisibilitySection published={publishedBefore(start)} />
          <DescriptionSection />
          <ApplySection />
        </div>
        {/* Beside the fields, or below them: the check grows and shrinks while they are filled in. */}
        <div className={styles.beside}>
          <ApplicantPreview origin={start.origin} />
          <FormReadiness start={start} onCount={setFindingCounts} />
        </div>
        <FormActions
          id={id}
          isDraft={start.origin?.status === "draft"}
          saving={saving}
          findingCounts={findingCounts}
          onPublish={() => void save("publish")}
          problem={
            failure && (
              <SaveProblem
                failure={failure}
                deleted={
                  failure.action !== "recreate" && hasServiceStatus(failure.error, 404)
                    ? id
                    : undefined
                }
                saving={saving}
                isUnchanged={() => changedGroups(failure.values, form.getValues()).length === 0}
                onSave={(action) => void save(action)}
              />
            )
          }
        />
      </form>
      <LeaveGuard isUnsaved={autosave.isUnsaved} onLeave={autosave.finish} />
      {conflict && (
        <MergeScreen
          // A newer version of theirs resets the choices.
          key={conflict.theirs.saved.etag ?? JSON.stringify(conflict.theirs.values)}
          base={conflict.base}
          ours={conflict.ours}
          theirs={conflict.theirs.values}
          merged={conflict.merged}
          origins={[conflict.theirs.origin, start.origin].filter((job) => job !== undefined)}
          saving={saving !== undefined}
          onSave={(values) => void saveResolved(values)}
          onBack={() => flow.dispatch({ type: "dismiss" })}
        />
      )}
    </FormProvider>
  );
}
