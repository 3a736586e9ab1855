import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { pressIsOver } from "#src/lib/press.ts";
import { lazyPart } from "#src/ui/lazy-part.tsx";
import { titleOf } from "#src/jobs/display/title-of.ts";
import { ApplySection } from "./sections/apply-section.tsx";
import { DescriptionSection } from "./sections/description-section.tsx";
import { FormActions } from "./form-actions.tsx";
import { onFormKeys } from "./form-keys.ts";
import { type FormStart, publishedBefore } from "./form-start.ts";
import { FIELD_NAMES, type FieldName, type JobFormValues, requestOf } from "./form-values.ts";
import styles from "./job-form.module.css";
import { JobSection } from "./sections/job-section.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { PaySection } from "./sections/pay-section.tsx";
import { RefusedSummary } from "./refused-summary.tsx";
import { partsThatDiffer } from "./conflict/parts.ts";
import { resolveJobForm, type SavedRequest } from "./fields/resolver.ts";
import { NO_UNCONFIRMED_WRITES } from "./save/unconfirmed-writes.ts";
import { SaveProblem } from "./save/save-problem.tsx";
import { discardStoredDraft, type FormDrafts } from "./drafts/read-drafts.ts";
import type { FormDraft } from "./drafts/form-draft.ts";
import { OfferNotice, OpenElsewhereNotice, RestoredNotice } from "./drafts/draft-notices.tsx";
import { useAutosave } from "./drafts/use-autosave.ts";
import { useAutosaveWarning } from "./drafts/use-autosave-warning.ts";
import { useOpenElsewhere } from "./drafts/use-open-elsewhere.ts";
import { useFormDraft } from "./drafts/use-form-draft.ts";
import { useJobSaving } from "./save/use-job-saving.ts";
import { VisibilitySection } from "./sections/visibility-section.tsx";
import { WhereSection } from "./sections/where-section.tsx";

const MergeScreen = lazyPart(async () => (await import("./conflict/merge-screen.tsx")).MergeScreen);

/**
 * Most fields are left by pressing something else. An error that appeared before the release would
 * move what is pressed away from the pointer.
 */
const resolveAfterPress: Resolver<JobFormValues, SavedRequest> = async (...judged) => {
  await pressIsOver();
  return resolveJobForm(...judged);
};

/** The job that a form changes. */
export interface EditedJob {
  id: number;
  title: string;
}

interface JobFormProps {
  /** A new job, a copy or a change; read once. */
  start: FormStart;
  /** What was left unfinished here. */
  here: FormDrafts;
  /** What a person calls this form, with what its title is by now. */
  nameOf: (title: string) => string;
  /** A new job is saved, and what is typed from now on changes it; or its title is another by now. */
  onEdits: (job: EditedJob) => void;
}

/** The job form, for a new job, a copy or a change. */
export function JobForm({ start: given, here: formDrafts, nameOf, onEdits }: JobFormProps) {
  const { begun, offer, closeOffer, offerLater } = useFormDraft(formDrafts, given);
  const [start, setStart] = useState(begun?.start ?? given);
  const { id } = start.saved ?? {};
  // A new job that is saved is kept as that job from then on.
  const here = { ...formDrafts, ...(id !== undefined && { draftKey: `job ${id}` as const }) };
  const title = start.origin?.title ?? start.values.title;
  const tellEdits = useEffectEvent(onEdits);
  useEffect(() => {
    if (id !== undefined) tellEdits({ id, title: titleOf({ title }) });
  }, [id, title]);
  const [restored, setRestored] = useState(begun);
  const [refused, setRefused] = useState<{ attempt: number; fields: FieldName[] }>();
  const form = useForm<JobFormValues, SavedRequest>({
    defaultValues: begun?.values ?? given.values,
    resolver: resolveAfterPress,
    context: start.saved && requestOf(start.values),
    mode: "onTouched",
    // The summary takes the focus, and leads to each field.
    shouldFocusError: false,
  });

  // A ref, because it is read and changed between two renderings.
  const unconfirmedRef = useRef(begun?.unconfirmedWrites ?? NO_UNCONFIRMED_WRITES);
  const autosave = useAutosave({
    here,
    form,
    start,
    unconfirmedRef,
    nameOf: () => nameOf(form.getValues("title").trim()),
    onNotKept: useAutosaveWarning(here.works),
  });

  /**
   * The form goes on from another start, with other values; with `of`, from what was left
   * unfinished.
   */
  const beginFrom = (from: FormStart, values: JobFormValues, of: FormDraft | null = null) => {
    form.reset(values);
    unconfirmedRef.current = of?.unconfirmedWrites ?? NO_UNCONFIRMED_WRITES;
    setStart(from);
    setRestored(of);
    setRefused(undefined);
  };
  const { save, saving, failure, clearFailure, conflict, saveChosen, putOffChoice } = useJobSaving({
    form,
    start,
    unconfirmedRef,
    autosave,
    beginFrom,
    onRefused: () => {
      const errors = form.getErrors();
      const fields = FIELD_NAMES.filter((name) => errors[name]);
      setRefused((before) => ({ attempt: (before?.attempt ?? 0) + 1, fields }));
    },
  });
  const openElsewhere = useOpenElsewhere(here);

  const saveAsUsual = () => save(id === undefined ? "draft" : "changes");
  /** The person has chosen what the form is to hold. */
  const show = (from: FormStart, of: FormDraft | null) => {
    // The button that was pressed goes away, and the focus with it.
    form.setFocus("title");
    beginFrom(from, of?.values ?? from.values, of);
    clearFailure();
  };
  const discard = () => {
    show(given, null);
    autosave.startOver();
  };
  const takeOffer = () => {
    if (!offer) return;
    const aside = autosave.setAside();
    closeOffer();
    if (aside) offerLater(aside.entry);
    void autosave.adopt(offer);
    show(offer.start, offer);
  };
  const dropOffer = () => {
    if (offer) discardStoredDraft(offer.entry);
    closeOffer();
    form.setFocus("title");
  };

  return (
    <FormProvider {...form}>
      {/* Out of sight while a choice is made, and as it was when that is put off. */}
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
        {refused && <RefusedSummary key={`attempt ${refused.attempt}`} fields={refused.fields} />}
        {openElsewhere && start.saved && <OpenElsewhereNotice />}
        {restored && restored.parts.length > 0 && (
          <RestoredNotice of={restored} saving={saving !== undefined} onDiscard={discard} />
        )}
        {offer && (
          <OfferNotice
            of={offer}
            saving={saving !== undefined}
            onRestore={takeOffer}
            onDiscard={dropOffer}
          />
        )}
        <JobSection origin={start.origin} />
        <WhereSection />
        <DescriptionSection />
        <PaySection />
        <ApplySection />
        <VisibilitySection published={publishedBefore(start)} />
        <FormActions
          id={id}
          saving={saving}
          onPublish={() => void save("publish")}
          problem={
            failure && (
              <SaveProblem
                failure={failure}
                gone={
                  id !== undefined && failure.action !== "recreate" && hasStatus(failure.error, 404)
                }
                saving={saving}
                asSent={() => partsThatDiffer(failure.values, form.getValues()).length === 0}
                onSave={(action) => void save(action)}
              />
            )
          }
        />
      </form>
      {/* Outside of the form, which is hidden while a choice is made. */}
      <LeaveGuard isUnsaved={autosave.isUnsaved} onLeave={autosave.finish} />
      {conflict && (
        <MergeScreen
          // Somebody has saved once more meanwhile: the choices begin anew.
          key={conflict.theirs.saved.etag ?? JSON.stringify(conflict.theirs.values)}
          base={conflict.base}
          mine={conflict.mine}
          theirs={conflict.theirs.values}
          merged={conflict.merged}
          origins={[conflict.theirs.origin, start.origin].filter((job) => job !== undefined)}
          saving={saving !== undefined}
          onSave={(values) => void saveChosen(values)}
          onBack={putOffChoice}
        />
      )}
    </FormProvider>
  );
}
