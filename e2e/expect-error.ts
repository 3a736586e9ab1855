import { expect, type Locator } from "@playwright/test";
import { catalogue as text } from "#src/i18n/en/catalogue.ts";

/** Expects a field to be invalid and described by its error. */
export async function expectError(field: Locator, message: string): Promise<void> {
  const said = `${text.fields.errorPrefix} ${message}`.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${said}`));
  await expect(field).toHaveAttribute("aria-invalid", "true");
}
