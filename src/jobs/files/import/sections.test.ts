import { expect, it } from "vitest";
import { planFile } from "../../actions/changes/testing/plan-file.ts";
import { readTable } from "../testing/read-table.ts";

// Postings that other systems keep in sections.

const rest = { title: "Cafe manager", city: "Halifax", state: "NS" };
const LEAD = "<p>Lead a small team.</p>";
const COURSE = "<ul><li>Food safety course</li></ul>";

const part = (heading: string) => `<p><strong>${heading}</strong></p>`;

const xml = `<jobs><position><name>Cafe manager</name><jobDescriptions>
  <jobDescription><name>Your tasks</name><value><![CDATA[${LEAD}]]></value></jobDescription>
  <jobDescription><name>Your profile</name><value><![CDATA[${COURSE}]]></value></jobDescription>
</jobDescriptions></position></jobs>`;

it.each<[string, string | object, string]>([
  [
    "properties",
    { ...rest, description: LEAD, requirements: COURSE, benefits: "Paid breaks" },
    `${LEAD}${part("Requirements")}${COURSE}${part("Benefits")}<p>Paid breaks</p>`,
  ],
  [
    "properties before the description",
    { ...rest, companyDescription: "<p>We bake.</p>", description: LEAD, jobBenefits: "A\n- B" },
    `${part("Company description")}<p>We bake.</p>${LEAD}${part("Job benefits")}<p>A</p><ul><li>B</li></ul>`,
  ],
  [
    "a list of headings and items",
    {
      ...rest,
      description: LEAD,
      lists: [{ text: "What you bring", content: "<li>Food safety course</li>" }],
      additional: "<p>Write to us.</p>",
    },
    `${LEAD}${part("What you bring")}${COURSE}${part("Additional")}<p>Write to us.</p>`,
  ],
  [
    "objects with a title and a text",
    {
      ...rest,
      jobAd: {
        sections: {
          jobDescription: { title: "The job", text: LEAD },
          qualifications: { title: "You & us", text: COURSE },
        },
      },
    },
    `${part("The job")}${LEAD}${part("You &amp; us")}${COURSE}`,
  ],
  ["elements", xml, `${part("Your tasks")}${LEAD}${part("Your profile")}${COURSE}`],
  [
    "columns",
    `Title,Description,Exigences,Avantages sociaux\nCook,Soup.,"A\n- B",\nBaker,Bread.,,C\n`,
    `Soup.${part("Exigences")}<p>A</p><ul><li>B</li></ul>`,
  ],
])("joins %s under their headings, in order", async (_name, content, description) => {
  const name = typeof content === "string" && !content.startsWith("<") ? "a.csv" : "a.json";
  const text = typeof content === "string" ? content : JSON.stringify([content]);
  const { questions, items } = await planFile(readTable(name, text));
  expect(questions.filter(({ column }) => column === "description")).toEqual([]);
  expect(items[0]?.after?.description).toBe(description);
});

it("takes several descriptions one below another where a person says so", async () => {
  const grid = readTable("a.csv", "Title,Summary,Details\nCook,Soup.,Bread.\n");
  const { questions, items } = await planFile(grid, [], { "column:description": "all" });
  expect(questions[0]?.options.map(({ value }) => value)).toEqual(["1", "2", "all"]);
  expect(items[0]?.after?.description).toBe(`Soup.${part("Details")}<p>Bread.</p>`);
});

it.each([
  ["url", "application_url"],
  ["hostedUrl", "applyUrl"],
  ["Lien", "Lien pour postuler"],
])("proposes the address to apply at before %s", async (posting, toApply) => {
  const [a, b] = ["https://example.ca/7", "https://example.ca/7/apply"];
  const { questions } = await planFile(
    readTable("a.csv", `Title,${posting},${toApply}\nCook,${a},${b}\n`),
  );
  expect(questions.find(({ column }) => column === "applicationUrl")?.proposal).toBe("2");
});
