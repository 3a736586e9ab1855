import { expect, it } from "vitest";
import { closingEvents } from "./closing-events.ts";

const OPTIONS = { origin: "https://jobs.example.com", now: new Date("2026-11-26T08:09:10.123Z") };
const linesOf = (title: string, closeDate: string | null = "2026-12-31") =>
  closingEvents([{ id: 7, title, closeDate }], OPTIONS).split("\r\n");

it("is an all-day event with a UID that stays", () => {
  expect(linesOf("Baker")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Job postings//Closing dates//EN",
    "BEGIN:VEVENT",
    "UID:job-7@jobs.example.com",
    "DTSTAMP:20261126T080910Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Closes: Baker",
    "URL:https://jobs.example.com/jobs/7",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("escapes text", () => {
  expect(linesOf("Cook, night; 50\\60\nB")).toContain(
    String.raw`SUMMARY:Closes: Cook\, night\; 50\\60\nB`,
  );
});

it.each(["\r", "\n", "\r\n", "\u0085", "\u2028", "\u2029"])("keeps %j within its line", (end) => {
  expect(linesOf(`Baker${end}END:VCALENDAR`)).toContain(
    String.raw`SUMMARY:Closes: Baker\nEND:VCALENDAR`,
  );
});

it("leaves out control characters", () => {
  expect(linesOf("Ba\0k\u000b\u001ber\tB")).toContain("SUMMARY:Closes: Baker\tB");
});

it.each(["é", "日", "🙂", "a"])("folds lines of %s between characters, at 75 octets", (sign) => {
  const lines = linesOf(sign.repeat(200));
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.join("\r\n").replaceAll("\r\n ", "")).toContain(sign.repeat(200));
});

it("leaves out a job without a close date", () => {
  expect(linesOf("Baker", null)).not.toContain("BEGIN:VEVENT");
});
