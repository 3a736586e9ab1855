import { PencilIcon } from "lucide-react";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { isLimitedPlan, useLimitedPlan } from "#src/lib/session/key-headers.ts";
import { OnOff } from "./fields/on-off.tsx";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";

interface SetAutoRefresh {
  kind: "autoRefresh";
  on: boolean;
}

export const autoRefresh: MenuOperation<SetAutoRefresh> = {
  name: m.fact_auto_refresh,
  icon: () => <PencilIcon />,
  initial: () => ({ kind: "autoRefresh", on: !isLimitedPlan() }),
  inMenu: true,
  fields: (props) => <AutoRefreshField {...props} />,
  changes: (_, { on }) => ({ autoRefresh: on }),
  sentence: ({ on }, { jobs }) => m.change_do_auto_refresh({ on: on ? "yes" : "no", jobs }),
};

function AutoRefreshField({ operation, onChange }: OperationFieldsProps<SetAutoRefresh>) {
  const limited = useLimitedPlan();
  return (
    <OnOff
      label={m.fact_auto_refresh()}
      hint={limited && m.job_form_auto_refresh_limited({ days: LIMITS.autoRefreshDays })}
      choices={{ on: m.change_on(), off: m.change_off() }}
      disabled={limited ? "on" : undefined}
      on={operation.on}
      onChange={(on) => onChange({ ...operation, on })}
    />
  );
}
