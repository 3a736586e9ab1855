import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from "react";
import { EllipsisIcon } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import styles from "./menu.module.css";
import { useMenuList } from "./use-menu-list.ts";

/** What the buttons of a shared menu call. */
export interface SharedMenuHandle<Thing> {
  press: (event: MouseEvent<HTMLButtonElement>, thing: Thing) => void;
  pressKey: (event: KeyboardEvent<HTMLButtonElement>, thing: Thing) => void;
}

interface SharedMenuProps<Thing> {
  ref: Ref<SharedMenuHandle<Thing>>;
  id: string;
  label: (thing: Thing) => string;
  children: (thing: Thing) => ReactNode;
}

/** A Menu that many SharedMenuButtons open, each for its own thing: a long list has one instead of many. */
export function SharedMenu<Thing>({ ref, id, label, children }: SharedMenuProps<Thing>) {
  const { list, isOpen, move, hide, listProps } = useMenuList();
  const [opened, setOpened] = useState<{ button: HTMLButtonElement; thing: Thing }>();

  // The state follows with the toggle event: a key may come before.
  const isShown = () => list.current?.matches(":popover-open") === true;
  const openFor = (button: HTMLButtonElement, thing: Thing) => {
    hide();
    setOpened({ button, thing });
    // The focus comes back to it.
    button.focus();
    list.current?.showPopover();
  };
  useImperativeHandle(ref, () => ({
    press: (event, wanted) => {
      // The browser would only close what another button has opened.
      event.preventDefault();
      if (isShown() && opened?.button === event.currentTarget) hide();
      else openFor(event.currentTarget, wanted);
    },
    pressKey: (event, wanted) => {
      if (isShown()) return move(event);
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      openFor(event.currentTarget, wanted);
    },
  }));
  // Not a property of the button: all rows would render.
  useLayoutEffect(() => {
    if (!isOpen || !opened) return undefined;
    opened.button.setAttribute("aria-expanded", "true");
    return () => opened.button.setAttribute("aria-expanded", "false");
  }, [isOpen, opened]);
  return (
    <div
      {...listProps}
      id={id}
      aria-label={opened && label(opened.thing)}
      className={styles.shared}
    >
      {isOpen && opened && children(opened.thing)}
    </div>
  );
}

interface SharedMenuButtonProps<Thing> {
  menu: RefObject<SharedMenuHandle<Thing> | null>;
  menuId: string;
  thing: Thing;
  /** Names the button, with the thing: "Actions for Baker". */
  label: string;
}

/** Opens a SharedMenu for its thing. */
export function SharedMenuButton<Thing>(props: SharedMenuButtonProps<Thing>) {
  const { menu, menuId, thing, label } = props;
  return (
    <IconButton
      popoverTarget={menuId}
      aria-haspopup="menu"
      aria-expanded={false}
      data-opens-shared-menu=""
      label={label}
      icon={<EllipsisIcon />}
      tooltip={false}
      onClick={(event) => menu.current?.press(event, thing)}
      onKeyDown={(event) => menu.current?.pressKey(event, thing)}
    />
  );
}
