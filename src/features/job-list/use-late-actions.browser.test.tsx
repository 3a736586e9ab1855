import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { JobHeader } from "#contract/job.ts";
import type { JobActions } from "#src/jobs/actions/job-actions.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { useLateActions } from "./use-late-actions.ts";

const job = { id: 7 } as JobHeader;

test("what is pressed before the actions have loaded is done once they have, each once", async () => {
  const extend = vi.fn<JobActions["extend"]>();
  function Page() {
    const { act, ref } = useLateActions();
    const [loads, setLoads] = useState(0);
    return (
      <>
        <button type="button" onClick={() => act((actions) => void actions.extend(job))}>
          Extend
        </button>
        <button
          type="button"
          onClick={() => {
            ref(loads % 2 === 0 ? ({ extend } as Partial<JobActions> as JobActions) : null);
            setLoads(loads + 1);
          }}
        >
          Load
        </button>
      </>
    );
  }
  render(<Page />);
  const press = async (name: string) => page.getByRole("button", { name }).click();
  await press("Extend");
  expect(extend).not.toHaveBeenCalled();
  await press("Load");
  expect(extend.mock.calls).toEqual([[job]]);
  await press("Extend");
  expect(extend).toHaveBeenCalledTimes(2);
  await press("Load");
  await press("Load");
  expect(extend).toHaveBeenCalledTimes(2);
});
