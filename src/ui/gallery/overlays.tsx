import { ListFilterIcon } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../actions/button.tsx";
import { MenuItem } from "../actions/menu-item.tsx";
import { Popover } from "../actions/popover.tsx";
import { SharedMenu, SharedMenuButton, type SharedMenuHandle } from "../actions/shared-menu.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { NameDialog } from "../dialogs/name-dialog.tsx";
import { Field } from "../forms/field.tsx";
import { Section } from "../layout/section.tsx";
import { TextInput } from "../forms/text-input.tsx";
import { LateCode } from "../feedback/late-code.tsx";
import { useToasts } from "../feedback/toasts.tsx";
import styles from "./gallery.module.css";

export function Overlays() {
  const { show } = useToasts();
  const [open, setOpen] = useState<"name" | "confirm">();
  const close = () => setOpen(undefined);
  const menu = useRef<SharedMenuHandle<string>>(null);
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
        <LateCode>
          <Popover label="Filters" icon={<ListFilterIcon />}>
            <Field label="Place">
              <TextInput />
            </Field>
          </Popover>
        </LateCode>
        {["Baker", "Cook"].map((title) => (
          <SharedMenuButton
            key={title}
            menu={menu}
            menuId="gallery-menu"
            thing={title}
            label={`Actions for ${title}`}
          />
        ))}
        <SharedMenu ref={menu} id="gallery-menu" label={(title) => `Actions for ${title}`}>
          {(title) => <MenuItem onClick={() => show({ message: title })}>Name it</MenuItem>}
        </SharedMenu>
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
