import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { jobRequest } from "#contract/job-request.ts";
import { tries } from "#contract/testing/tries.ts";
import { arbitraryJob } from "../../testing/arbitrary-job.ts";
import { bodyOf } from "./job-body.ts";

it("makes a request that writes the same job", () => {
  fc.assert(
    fc.property(arbitraryJob, (job) => {
      expect(bodyOf(job)).toEqual(z.parse(jobRequest, job));
    }),
    tries(100),
  );
});
