import { ListFilterIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Popover } from "../actions/popover.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { NameDialog } from "../dialogs/name-dialog.tsx";
import { Field } from "../forms/field.tsx";
import { Section } from "../layout/section.tsx";
import { TextInput } from "../forms/text-input.tsx";
import { useToasts } from "../feedback/toasts.tsx";
import styles from "./gallery.module.css";

export function Overlays() {
  const { show } = useToasts();
  const [open, setOpen] = useState<"name" | "confirm">();
  const close = () => setOpen(undefined);
  return (
    <Section title="Above the page">
      <div className={styles.row}>
        <Button onClick={() => setOpen("name")}>Dialog</Button>
        <Button onClick={() => setOpen("confirm")}>Question</Button>
        <Button
          onClick={() =>
            show({
              message: "“Baker, night shift” is archived",
              action: { label: "Undo", run: () => show({ message: "It is active again" }) },
            })
          }
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            show({ tone: "error", message: "It is active again: the service refused" })
          }
        >
          Failed toast
        </Button>
        <Popover label="Filters" icon={<ListFilterIcon />}>
          <Field label="Place">
            <TextInput />
          </Field>
        </Popover>
      </div>
      {open === "name" && (
        <NameDialog
          title="Rename “Closing soon”"
          name="Closing soon"
          onName={close}
          onClose={close}
        />
      )}
      {open === "confirm" && (
        <ConfirmDialog
          title="Delete “Baker, night shift”?"
          confirm="Delete job"
          error="The service did not answer. The job is still there."
          onConfirm={close}
          onCancel={close}
        >
          Its description and its place on the board are lost. This cannot be undone.
        </ConfirmDialog>
      )}
    </Section>
  );
}
