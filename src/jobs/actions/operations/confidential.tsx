import { PencilIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { OnOff } from "./fields/on-off.tsx";
import type { MenuOperation } from "./operation.ts";

interface SetConfidential {
  kind: "confidential";
  on: boolean;
}

export const confidential: MenuOperation<SetConfidential> = {
  name: m.fact_visibility,
  icon: () => <PencilIcon />,
  initial: () => ({ kind: "confidential", on: true }),
  inMenu: true,
  fields: ({ operation, onChange }) => (
    <OnOff
      label={m.fact_visibility()}
      choices={{ on: m.job_hidden(), off: m.job_shown() }}
      on={operation.on}
      onChange={(on) => onChange({ ...operation, on })}
    />
  ),
  changes: (_, { on }) => ({ confidential: on }),
  sentence: ({ on }, { jobs }) => m.change_do_confidential({ on: on ? "yes" : "no", jobs }),
};
