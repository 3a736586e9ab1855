import { Trash2Icon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import type { MenuOperation } from "./operation.ts";
import { planDeletion } from "./plan/planned-item.ts";

export const deletion: MenuOperation<{ kind: "delete" }> = {
  name: m.job_delete,
  icon: () => <Trash2Icon />,
  initial: () => ({ kind: "delete" }),
  plan: (before) => [planDeletion(before)],
  sentence: (_, { jobs }) => m.change_do_delete({ jobs }),
  deed: () => "deleted",
};
