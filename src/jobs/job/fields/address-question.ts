import { checkEmail } from "#contract/email-address.ts";
import type { Job } from "#contract/job.ts";
import { checkWebAddress } from "#contract/web-address.ts";
import { m } from "#src/i18n/paraglide/messages.js";

const CHECKS = { applicationEmail: checkEmail, applicationUrl: checkWebAddress };

export type AddressName = keyof typeof CHECKS;

type Checked = ReturnType<(typeof CHECKS)[AddressName]>;

const DOUBTS = {
  ending: m.address_doubt_ending,
  slip: m.address_doubt_slip,
  private: m.address_doubt_private,
  login: m.address_doubt_login,
};

/** Examines an address that a person typed. */
export const checkAddress = (name: AddressName, typed: string): Checked => CHECKS[name](typed);

/** The question about an address that may be a slip. An impossible one has an error, and a question only for its proposal. */
export function addressQuestion({ value, doubt, proposal }: Checked): string | null {
  if (doubt) return DOUBTS[doubt]({ address: value });
  return proposal && DOUBTS.slip({ address: value });
}

/** The question about an address that a posting has now and did not have before. */
export function newAddressQuestion(before: Job | undefined, after: Job): Checked | null {
  for (const name of Object.keys(CHECKS) as AddressName[]) {
    const address = after[name];
    if (!address || address === before?.[name]) continue;
    const checked = checkAddress(name, address);
    if (addressQuestion(checked) !== null) return checked;
  }
  return null;
}
