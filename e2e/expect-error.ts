import { expect, type Locator } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

/** Expects a field to be invalid and described by its error. */
export async function expectError(field: Locator, message: string): Promise<void> {
  const said = `${m.fields_error_prefix()} ${message}`.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${said}`));
  await expect(field).toHaveAttribute("aria-invalid", "true");
}
