import { useState } from "react";
import { expect, it } from "vitest";
import { DescriptionEditor } from "#src/editor/description-editor.tsx";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { fieldId } from "../form/form-context.ts";
import { goToPlace } from "./go-to-place.ts";

/** The fields of a form; the editor comes later, as one that is loaded. */
function Fields() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <AnnouncerProvider>
      <input id={fieldId("title")} defaultValue="Baker, full-time" />
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      {isLoaded && (
        <Field label="Description" id={fieldId("description")}>
          <DescriptionEditor
            value="<p>You bake <b>Cana</b>dian&nbsp;bread.</p><p>Canadian experience.</p>"
            onChange={() => {}}
          />
        </Field>
      )}
    </AnnouncerProvider>
  );
}

const selected = () => document.getSelection()?.toString();
const quote = (text: string) => ({ start: 0, text });
const load = () => document.querySelector("button")?.click();

it("selects the words of a line", async () => {
  render(<Fields />);
  await goToPlace({ field: "title", quote: quote("full-time") });
  const title = document.querySelector<HTMLInputElement>(`#${fieldId("title")}`);
  expect(document.activeElement).toBe(title);
  expect([title?.selectionStart, title?.selectionEnd]).toEqual([7, 16]);
});

it("selects words in the description, across formatting, once the editor is there", async () => {
  render(<Fields />);
  const going = goToPlace({ field: "description", quote: quote("canadian bread") });
  load();
  await going;
  await expect.poll(selected).toBe("Canadian\u00a0bread");
  await goToPlace({ field: "description", quote: quote("not there") });
  expect(document.activeElement?.getAttribute("contenteditable")).toBe("true");
});
