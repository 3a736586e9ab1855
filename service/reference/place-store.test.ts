import { describe, expect, test } from "vitest";

import { BOTH_ENGINES } from "../db/testing/test-database.ts";
import { serviceUnderTest } from "../testing/service-under-test.ts";
import type { Database } from "../db/database.ts";
import type { EmployerId } from "../db/employer.ts";
import { parsePlaceQuery } from "./place-query.ts";
import {
  MAX_OWN_PLACES,
  keepPlaces,
  ownPlaceById,
  roomForPlaces,
  searchOwnPlaces,
} from "./place-store.ts";
import { type CustomPlace, resolvePlace } from "./places.ts";

function custom(...texts: string[]): CustomPlace[] {
  return texts.map((text) => {
    const place = resolvePlace(text);
    if (place.kind !== "custom") throw new Error(`${text} is ${place.kind}.`);
    return place.place;
  });
}

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  async function twoEmployers() {
    const { db, employer } = await serviceUnderTest(engine);
    const [ours, theirs] = [await employer(), await employer()];
    return { db, ours: ours.employerId, theirs: theirs.employerId };
  }

  /** Adds a job in all own places of an employer. */
  const useAll = (db: Database, employerId: EmployerId) =>
    db.query({
      text: `INSERT INTO jobs (employer_id, title, status, publish_date, close_date, close_date_defaulted,
          confidential, auto_refresh, locations, category_ids, position_type_id, description,
          applicant_routing_type_id)
        SELECT $1, 'Baker', 'draft', '2026-01-01', '2027-01-01', true, false, false,
          (SELECT jsonb_agg(jsonb_build_object('id', id)) FROM places WHERE employer_id = $1), '{1}', 1, 'x', 1`,
      values: [employerId],
    });

  test("a place is kept once, in its first spelling, and answered in the order asked", async () => {
    const { db, ours } = await twoEmployers();
    const first = await keepPlaces(db, ours, custom("Öland Bay, bc", "Smallville"));
    expect(first).toEqual([
      { id: 100_000_001, name: "Öland Bay", description: "Öland Bay, BC", type: "Own place" },
      { id: 100_000_002, name: "Smallville", description: "Smallville", type: "Own place" },
    ]);
    const again = custom("SMALLVILLE", "Elsewhere, ON", "oland bay, BC", "smallville");
    expect((await keepPlaces(db, ours, again)).map(({ description }) => description)).toEqual([
      "Smallville",
      "Elsewhere, ON",
      "Öland Bay, BC",
      "Smallville",
    ]);
    expect(await keepPlaces(db, ours, [])).toEqual([]);
  });

  test("a place belongs to its employer alone", async () => {
    const { db, ours, theirs } = await twoEmployers();
    const [place] = await keepPlaces(db, ours, custom("Smallville, ON"));
    const id = place?.id ?? 0;
    expect(await ownPlaceById(db, ours, id)).toEqual(place);
    expect(await ownPlaceById(db, theirs, id)).toBeNull();
    await useAll(db, ours);
    expect((await searchOwnPlaces(db, ours, null, { limit: 10 })).total).toBe(1);
    expect((await searchOwnPlaces(db, theirs, null, { limit: 10 })).total).toBe(0);
    const [other] = await keepPlaces(db, theirs, custom("Smallville, ON"));
    expect(other?.id).not.toBe(id);
  });

  test("an employer has a bounded number of places, and can go on using those", async () => {
    const { db, ours, theirs } = await twoEmployers();
    await db.query({
      text: `INSERT INTO places (employer_id, name, description, search_key)
        SELECT $1, 'P' || n, 'P' || n, 'p' || n FROM generate_series(1, $2::int) AS n`,
      values: [ours, MAX_OWN_PLACES - 1],
    });
    expect(await roomForPlaces(db, ours)).toBe(1);
    expect(await roomForPlaces(db, theirs)).toBe(MAX_OWN_PLACES);
    await keepPlaces(db, ours, custom("Smallville"));
    expect(await roomForPlaces(db, ours)).toBe(0);
    await expect(keepPlaces(db, ours, custom("Elsewhere"))).rejects.toMatchObject({
      fields: [{ field: "locations", code: "too_many" }],
    });
    await db.query({ text: "UPDATE places SET used_at = now() - interval '1 day'" });
    expect(await keepPlaces(db, ours, custom("Smallville", "P1"))).toHaveLength(2);
    expect(await keepPlaces(db, theirs, custom("Elsewhere"))).toHaveLength(1);
  });

  test("requests that bring the same new places at once share them", async () => {
    const { db, ours } = await twoEmployers();
    // Many places and opposite orders make it likely that two requests meet halfway.
    const places = custom(...Array.from({ length: 200 }, (_, i) => `Place number ${i}`));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        db.transaction((tx) => keepPlaces(tx, ours, i % 2 === 0 ? places : places.toReversed())),
      ),
    );
    const [first = []] = answers;
    expect(first.map(({ name }) => name)).toEqual(places.map(({ description }) => description));
    answers.forEach((answer, i) =>
      expect(i % 2 === 0 ? answer : answer.toReversed()).toEqual(first),
    );
    await useAll(db, ours);
    expect((await searchOwnPlaces(db, ours, null, { limit: 1 })).total).toBe(places.length);
  });

  test("a query finds what it finds in the gazetteer: parts of names, their beginnings first, and provinces", async () => {
    const { db, ours } = await twoEmployers();
    await keepPlaces(db, ours, custom("New Aarhus", "Zz, BC", "Aa, ON", "Ozap", "Zapville"));
    expect(await searchOwnPlaces(db, ours, null, { limit: 10 })).toEqual({ total: 0, places: [] });
    await useAll(db, ours);
    const cases: [q: string | null, found: string[]][] = [
      [null, ["Aa, ON", "Zz, BC", "Ozap", "Zapville", "New Aarhus"]],
      ["aa", ["Aa, ON", "New Aarhus"]],
      ["AÀR", ["New Aarhus"]],
      ["a, on", ["Aa, ON"]],
      ["a, bc", []],
      ["z, brit", ["Zz, BC"]],
      ["zz british columbia", ["Zz, BC"]],
      ["Ont. aa", ["Aa, ON"]],
      ["V6B", []],
      ["zap", ["Zapville", "Ozap"]],
      ["%", []],
      ["_", []],
      [",", []],
    ];
    for (const [q, found] of cases) {
      const { total, places } = await searchOwnPlaces(db, ours, parsePlaceQuery(q), { limit: 10 });
      expect([q, total, ...places.map(({ location }) => location.description)]).toEqual([
        q,
        found.length,
        ...found,
      ]);
      const second = await searchOwnPlaces(db, ours, parsePlaceQuery(q), { offset: 1, limit: 1 });
      expect(second).toEqual({ total, places: places.slice(1, 2) });
    }
  });
});
