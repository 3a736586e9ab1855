import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Cell, gridOf } from "../cell.ts";
import { headings } from "../export/job-rows.ts";
import { matchColumns, rememberMatching } from "./match-columns.ts";

const columnsOf = (...rows: Cell[][]) => matchColumns(gridOf(rows)).columns;

it.each<[system: string, headings: string, columns: string]>([
  [
    "a WordPress job board",
    "post_title,post_content,post_status,_job_location,_application,_job_expires,_job_salary,_job_salary_unit,_filled,job_listing_type,job_listing_category",
    "title,description,status,locations,application,closeDate,pay,period,,positionType,categories",
  ],
  [
    "Lever",
    "Posting ID,Requisition code,Posting title,Team,Location,Commitment,Created at,Closes at,Apply URL",
    "id,referenceId,title,categories,locations,positionType,publishDate,closeDate,applicationUrl",
  ],
  [
    "BambooHR",
    "Job Opening,Job Opening ID,Department,Employment Status,Location.City,Location.State",
    "title,referenceId,categories,positionType,locations,province",
  ],
  [
    "an HR system",
    "Job Title,Closes On,Lower Range,Upper Range,Salary Paid Per,Apply to,Company",
    "title,closeDate,amount,maxAmount,period,application,",
  ],
  [
    "JobPosting",
    "title,datePosted,validThrough,jobLocation.address.addressLocality,jobLocation.address.addressRegion,jobLocation.address.addressCountry,baseSalary.currency,baseSalary.value.minValue,baseSalary.value.maxValue,baseSalary.value.unitText,identifier.name,identifier.value,hiringOrganization.name,employmentType",
    "title,publishDate,closeDate,locations,province,country,currency,amount,maxAmount,period,,referenceId,,positionType",
  ],
  [
    "a feed",
    "title,referencenumber,location.city,location.state,location.country,jobtype,expirationdate,contact.email,company.name",
    "title,referenceId,locations,province,country,positionType,closeDate,applicationEmail,",
  ],
  [
    "a template",
    "Job title *,Location (City; Province) *,Minimum pay ($),Closing date (YYYY-MM-DD),Pay per",
    "title,locations,amount,closeDate,period",
  ],
  [
    "both languages",
    "Title / Titre,Closing / Date limite,Category | Catégorie,Wage / Salaire,Location / Lieu de travail",
    "title,closeDate,categories,amount,locations",
  ],
  [
    "French",
    "Date de fin d'affichage,Province ou territoire,Courriel de candidature,Intitulé du poste,Réf.,Secteur",
    "closeDate,province,applicationEmail,title,referenceId,categories",
  ],
  [
    "repeated",
    "Location 1,Location 2,Location_3,Category,Category",
    "locations,locations,locations,categories,categories",
  ],
  ["nothing of a posting", "Company name,Recruiter,identifier.name,Notes", ",,,"],
])("the headings of %s", (_, headings, columns) => {
  expect(
    columnsOf(headings.split(","))
      .map((name) => name ?? "")
      .join(),
  ).toBe(columns);
});

it.each([
  ["State", ["published", "pending"], "status"],
  ["State", ["ON", "BC", "Alberta"], "province"],
  ["How to apply", ["a@example.com", "https://example.com"], "application"],
  ["How to apply", ["By e-mail"], "applicantRoutingType"],
  ["E-mail", ["https://example.com/a"], "application"],
])("%s over %j is %s", (heading, values, column) => {
  expect(columnsOf(["Title", heading], ...values.map((value) => ["x", value]))[1]).toBe(column);
});

describe("a choice by hand", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => void stored.set(name, text),
    });
  });

  it("is remembered for its set of headings alone", () => {
    rememberMatching(["Job ID", "Wert"], [null, "title"]);
    expect(columnsOf(["Wert", "Job ID"])).toEqual(["title", null]);
    expect(columnsOf(["Job ID", "Wert", "Status"])).toEqual(["id", null, "status"]);
  });

  it.each([["constructor"], ["toString", "Title"], ["valueOf", "hasOwnProperty"], ["__proto__"]])(
    "takes no heading for a property that every object has: %s",
    (...headings) => {
      const { columns } = matchColumns(gridOf([headings, headings.map(() => "x")]));
      expect(columns).toEqual(headings.map((heading) => (heading === "Title" ? "title" : null)));
      rememberMatching(
        headings,
        headings.map(() => "locations"),
      );
      expect(columnsOf(headings)).toEqual(headings.map(() => "locations"));
    },
  );

  it("never leaves the ids out of an export of this dashboard", () => {
    rememberMatching(
      headings(),
      headings().map(() => null),
    );
    expect(columnsOf(headings())[0]).toBe("id");
  });
});
