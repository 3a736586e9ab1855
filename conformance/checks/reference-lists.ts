import { PROVINCES } from "#contract/reference.ts";
import { LIMITS } from "#contract/limits.ts";
import type { LocationList } from "#contract/listing.ts";
import { type Check, decided, stated } from "../check.ts";
import type { Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

interface Named {
  id: number;
  name: string;
}

/** The entries of a list that is served whole, without a key. */
async function entriesOf(trial: Trial, path: string): Promise<Named[]> {
  const { data } = (await trial.anonymous.get(path)).is(200).json() as { data?: Named[] };
  must(Array.isArray(data) && data.length > 0, "data is no list of something");
  return data;
}

const LISTS: [path: string, max: number][] = [
  ["/jobcategories", LIMITS.categoryName],
  ["/positiontypes", LIMITS.positionTypeName],
];

const lists = LISTS.map(([path, max]) =>
  decided("Reference lists", `${path}: {data} of ids and names, without a key`, async (trial) => {
    const entries = await entriesOf(trial, path);
    equal(new Set(entries.map(({ id }) => id)).size, entries.length, "the number of ids");
    for (const { id, name } of entries) {
      must(Number.isInteger(id), `${id} is no id`);
      must(name.length > 0 && name.length <= max, `"${name}" is no name`);
    }
  }),
);

async function locations(trial: Trial, query: string): Promise<LocationList> {
  return (await trial.anonymous.get(`/locations?${query}`)).is(200).json() as LocationList;
}

/** The lists that §2.8 mentions and does not show. */
export const referenceListChecks: Check[] = [
  stated("§4", "GET /positiontypes exists", async (trial) => {
    (await trial.employer.get("/positiontypes")).is(200);
  }),
  ...lists,
  decided("Reference lists", "every category of the list is accepted", async (trial) => {
    for (const category of await entriesOf(trial, "/jobcategories")) {
      const job = await trial.make({ categories: [{ id: category.id }] });
      equal(job.categories[0], category, "categories[0]");
    }
  }),
  decided("Reference lists", "every position type of the list is accepted", async (trial) => {
    for (const type of await entriesOf(trial, "/positiontypes")) {
      equal((await trial.make({ positionType: { id: type.id } })).positionType, type, "it");
    }
  }),
  decided("Locations", "GET /locations is a list of places of Canada, in pages", async (trial) => {
    const { data, paging } = await locations(trial, "pageSize=2");
    equal([data.length, paging.page, paging.pageSize], [2, 1, 2], "length, page and pageSize");
    equal(paging.pages, Math.ceil(paging.total / 2), "pages");
    const codes: string[] = PROVINCES.map(({ code }) => code);
    for (const { id, name, description, type } of data) {
      must(id !== null && name !== "" && type !== "", `${description} lacks something`);
      must(codes.includes(description.slice(-2)), `${description} is in no province`);
    }
  }),
  decided("Locations", "q finds partial names, what begins with it first", async (trial) => {
    const { data } = await locations(trial, "q=vancou");
    must(data.length > 1, "there are fewer than two");
    must(
      data.every(({ name }) => /vancou/i.test(name)),
      "a name does not hold the term",
    );
    equal(data[0]?.description, "Vancouver, BC", "the first");
    const ports = (await locations(trial, "q=port")).data;
    must(/^port/i.test(ports[0]?.name ?? ""), "a name that only holds the term is the first");
  }),
  decided("Locations", "q does not mind accents", async (trial) => {
    const { data } = await locations(trial, "q=MONTREAL");
    must(
      data.some(({ description }) => description === "Montréal, QC"),
      "Montréal is not found",
    );
  }),
  decided("Locations", "next leads to the following page", async (trial) => {
    const first = await locations(trial, "q=saint&pageSize=3");
    const answer = await trial.anonymous.follow(first.paging.next ?? "");
    const second = answer.is(200).json() as LocationList;
    equal([second.paging.page, second.paging.total], [2, first.paging.total], "page and total");
    must(second.data[0]?.id !== first.data[0]?.id, "it is the same page");
  }),
  decided("Locations", "GET /locations/{id} answers one; 404 for none", async (trial) => {
    const [place] = (await locations(trial, "q=kelowna")).data;
    const answer = await trial.anonymous.get(`/locations/${place?.id}`);
    equal(answer.is(200).json(), place, "the location");
    (await trial.anonymous.get("/locations/2147483647")).is(404);
    (await trial.anonymous.get("/locations/abc")).is(404);
  }),
  decided("Locations", "a place that is not held is not in the public list", async (trial) => {
    const description = `Place ${trial.word}, YT`;
    await trial.make({ locations: [{ description }] });
    equal((await locations(trial, `q=${trial.word}`)).paging.total, 0, "the public list");
    const path = `/locations?q=${trial.word}`;
    const own = (await trial.employer.get(path)).is(200).json() as LocationList;
    equal(
      own.data.map((place) => place.description),
      [description],
      "the employer's list",
    );
  }),
];
