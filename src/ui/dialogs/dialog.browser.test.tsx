import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../actions/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";

const opener = page.getByRole("button", { name: "Open" });
const dialog = page.getByRole("dialog", { name: "Link" });

function LinkDialog({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Link"
          dismissible={dismissible}
          onClose={close}
          actions={<Button onClick={close}>Apply</Button>}
        >
          <input aria-label="Address" />
        </Dialog>
      )}
    </>
  );
}

test("starts at the first control, keeps the focus inside, and gives it back", async () => {
  render(<LinkDialog />);
  await opener.click();
  await expect.element(page.getByLabelText("Address")).toHaveFocus();
  expect(await axeViolations()).toEqual([]);

  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(opener.element()).not.toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("starts at the control that is meant to be first, wherever that stands", async () => {
  render(
    <Dialog title="Link" onClose={() => {}}>
      <input aria-label="Words" />
      <input aria-label="Address" data-initial-focus />
    </Dialog>,
  );
  await expect.element(page.getByLabelText("Address")).toHaveFocus();
});

test.each(["Apply", "Close"])("%s closes it and gives the focus back", async (name) => {
  render(<LinkDialog />);
  await opener.click();
  await dialog.getByRole("button", { name }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  [true, "closes", 0],
  [false, "stays", 1],
])("with dismissible=%s a press outside %s", async (dismissible, _, left) => {
  render(<LinkDialog dismissible={dismissible} />);
  await opener.click();
  await userEvent.click(dialog.element(), { position: { x: -40, y: -40 }, force: true });
  await expect.poll(() => dialog.elements()).toHaveLength(left);
});

test.each([360, 768])("its cross is beside its title: %s px wide", async (width) => {
  await page.viewport(width, 800);
  render(<LinkDialog />);
  await opener.click();
  const [title, cross] = [
    dialog.getByRole("heading"),
    dialog.getByRole("button", { name: "Close" }),
  ].map((part) => part.element().getBoundingClientRect());
  expect(cross!.y + cross!.height / 2).toBeCloseTo(title!.y + title!.height / 2, 0);
});

test("a press on its own scrollbar keeps it open", async () => {
  render(<LinkDialog />);
  await opener.click();
  const { left, top } = dialog.element().getBoundingClientRect();
  const press = { clientX: left + 1, clientY: top + 1, bubbles: true };
  dialog.element().dispatchEvent(new PointerEvent("pointerdown", press));
  await userEvent.keyboard("{Tab}");
  await expect.element(dialog).toBeVisible();
});

test("the page behind does not scroll", async () => {
  render(<LinkDialog />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe("visible");
});

test("two dialogs that go at once leave a page that scrolls", async () => {
  const show = render(
    <>
      <Dialog title="Over it" onClose={() => {}}>
        It is modal.
      </Dialog>
      <Dialog title="Over both" onClose={() => {}}>
        Both are modal.
      </Dialog>
    </>,
  );
  await expect.element(page.getByRole("dialog", { name: "Over both" })).toBeVisible();
  show(<p>Nobody is signed in.</p>);
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe("visible");
});

test("a question starts at the answer that loses nothing, and a failure stays in it", async () => {
  const [confirm, cancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const question = (error?: string, busy?: string) => (
    <ConfirmDialog
      title="Delete Baker?"
      confirm="Delete job"
      error={error}
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      Its description is lost.
    </ConfirmDialog>
  );
  const show = render(question());
  const asked = page.getByRole("alertdialog", { name: "Delete Baker?" });
  await expect.element(asked).toHaveAccessibleDescription("Its description is lost.");
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();

  await page.getByRole("button", { name: "Delete job" }).click();
  expect(confirm).toHaveBeenCalledOnce();

  show(question(undefined, "Deleting…"));
  const busy = page.getByRole("button", { name: "Deleting…" });
  await expect.element(busy).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(confirm).toHaveBeenCalledOnce();

  show(question("The service did not answer."));
  await expect.element(page.getByRole("alert")).toHaveTextContent("The service did not answer.");
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(cancel).toHaveBeenCalledOnce();
});
