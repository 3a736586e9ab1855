import { PencilIcon } from "lucide-react";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { fieldLabels, type FieldName } from "../../job/fields/job-values.ts";
import { type JobEdit, followedChanges } from "../../writes/siblings/follow-edit.ts";
import type { OperationDefinition } from "./operation.ts";

/** Makes the edit of another posting too, where the two were alike. */
export const followEdit: OperationDefinition<{ kind: "followEdit" } & JobEdit> = {
  name: m.change_kind_follow,
  icon: () => <PencilIcon />,
  changes: (job, edit) => followedChanges(job, edit).changes,
  notes: (job, edit) => {
    const { kept } = followedChanges(job, edit);
    return kept.length === 0
      ? []
      : [m.change_follow_kept({ fields: list(kept.map(labelOfProperty)) })];
  },
  sentence: ({ after }, { jobs }) => m.change_do_follow({ title: after.title, jobs }),
};

const labelOfProperty = (name: string): string =>
  name === "salary" ? m.fact_pay() : fieldLabels[name as FieldName]();
