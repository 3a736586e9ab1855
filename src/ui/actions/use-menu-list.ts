import { type KeyboardEvent, type ToggleEvent, useRef, useState } from "react";
import { nextItem } from "./menu-keys.ts";

/** What opens and closes a menu's list: a popover that is filled only while it is open. */
export function useMenuList() {
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
  const hide = () => list.current?.hidePopover();

  const move = (event: KeyboardEvent) => {
    if (event.key === "Tab") return hide();
    const all = items();
    const next = nextItem(
      event.key,
      all.map((item) => item.textContent),
      all.indexOf(document.activeElement as HTMLElement),
    );
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  };
  const listProps = {
    ref: list,
    popover: "auto",
    role: "menu",
    tabIndex: -1,
    // Filled before it shows and emptied after it has closed: if the focused item disappeared
    // first, the browser could not give the focus back to the button.
    onBeforeToggle: ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
      if (target === currentTarget && newState === "open") setOpen(true);
    },
    onToggle: ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
      if (target !== currentTarget) return;
      if (newState !== "open") setOpen(false);
      else if (!list.current?.matches(":focus-within")) items()[0]?.focus();
    },
    onKeyDown: move,
    // First the focus goes back to the button, where the action finds it.
    onClickCapture: ({ target }: { target: EventTarget }) => {
      if (target instanceof Element && target.closest("[role^=menuitem]")) hide();
    },
  } as const;
  return { list, isOpen, move, hide, listProps };
}
