import { expect, it } from "vitest";
import { growth, MAX_GROWTH } from "#contract/testing/growth.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { checkPosting } from "./check-posting.ts";
import { ANSWERED } from "./testing/job-of.ts";

const HOSTILE: readonly string[] = [
  "<",
  " ",
  "&#x",
  "$1 ",
  "1,000",
  "$1-",
  "salary ",
  "up to $20 ",
  "remote work ",
  "poste très ",
  "work anywhere ",
  "Canadian work ",
  "AI candidates build ",
  "anglais exigé ",
  "Alberta ",
  "Licensed in Alberta. ",
  "Hope, BC ",
  "a\u0301\u0301",
  "mailto:",
  "é'",
  "a young and ",
  "perfect job for a young ",
  "aged 18 to 25 ",
  "must be without ",
  "a.b@",
  "with at least two years of ",
  "general application ",
  "work of the and ",
  "stage très ",
  "\n",
  "<p> ",
];

it.each(HOSTILE)("100 kB of %j takes time linear in its length", async (part) => {
  const check = (size: number) => {
    const description = part.repeat(Math.ceil(size / part.length));
    const locations = ["Toronto, ON", "Hope"].map((description) => ({
      id: null,
      name: "",
      description,
      type: "Town",
    }));
    const job = { ...aJob, description, locations, confidential: true };
    const title = description.slice(0, 256);
    checkPosting({ ...job, title }, { ...ANSWERED, usesAi: true }, "2026-11-26");
  };
  expect(await growth(6_400, check)).toBeLessThan(MAX_GROWTH);
});
