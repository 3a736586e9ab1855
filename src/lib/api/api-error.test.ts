import { expect, test } from "vitest";
import { errorFromResponse, hasServiceStatus, readRetryAfter } from "./api-error.ts";

test.each([
  ["the service's own form", 400, '{"message":"No.","errors":[]}', "No."],
  ["a capital Message", 400, '{"Message":"No."}', "No."],
  ["a message with blanks around", 409, '{"message":" Taken. "}', "Taken."],
  ["a message of blanks", 404, '{"message":" "}', ""],
  ["a message that is no text", 500, '{"message":{"en":"No."}}', ""],
  ["a stack trace for a message", 500, `{"message":"${"at x ".repeat(200)}"}`, ""],
  ["another shape", 422, '{"error":{"detail":"No."}}', ""],
  ["a list", 400, "[1]", ""],
  ["null", 400, "null", ""],
  ["text", 503, "upstream connect error", ""],
  ["a page", 502, "<!doctype html><h1>Bad gateway</h1>", ""],
  ["nothing", 418, "", ""],
])("%s keeps only a readable sentence", (_name, status, body, message) => {
  const error = errorFromResponse(new Response(body, { status }), body);
  expect(error).toMatchObject({ status, message, fieldErrors: [] });
});

test.each([
  ["a web filter", 403, "\n<!DOCTYPE html><title>Blocked</title>", false],
  ["a proxy", 401, "<html><h1>Proxy sign-in</h1></html>", false],
  ["the service", 403, '{"message":"No."}', true],
  ["a service without a sentence", 401, "", true],
])("%s refuses with %i", (_who, status, body, isService) => {
  const error = errorFromResponse(new Response(body, { status }), body);
  expect(error.reason).toBe(isService ? "status" : "webPage");
  expect(hasServiceStatus(error, 401, 403)).toBe(isService);
  expect(hasServiceStatus(error, 404)).toBe(false);
});

test("field errors are kept, also of rules that we do not know; what is none is dropped", () => {
  const body = JSON.stringify({
    message: "Two things are wrong.",
    errors: [
      { field: "title", code: "required", message: "Enter a title." },
      { field: "description", code: "banned_word", message: "Not this word.", line: 2, column: 7 },
      { field: 3, message: "?" },
      "title is missing",
    ],
  });
  expect(errorFromResponse(new Response(body, { status: 400 }), body).fieldErrors).toEqual([
    { field: "title", code: "required", message: "Enter a title." },
    {
      field: "description",
      code: "invalid_format",
      message: "Not this word.",
      line: 2,
      column: 7,
    },
  ]);
});

test("errors by field name, as other services write them, are ignored", () => {
  const body = '{"message":"No.","errors":{"title":["Too long."]}}';
  expect(errorFromResponse(new Response(body, { status: 400 }), body).fieldErrors).toEqual([]);
});

test("the headers tell how long to wait and what to ask support about", () => {
  const headers = { "Retry-After": "7", "X-Request-Id": "r-1" };
  const error = errorFromResponse(new Response("", { status: 429, headers }), "");
  expect(error).toMatchObject({ retryAfter: 7, requestId: "r-1" });
});

test.each([
  [null, undefined],
  ["", undefined],
  ["soon", undefined],
  ["0", 0],
  ["120", 120],
  ["Tue, 04 Aug 2026 00:00:09 GMT", 9],
  ["Mon, 03 Aug 2026 23:00:00 GMT", 0],
])("Retry-After %j is %j seconds", (header, seconds) => {
  expect(readRetryAfter(header, Date.parse("2026-08-04T00:00:00Z"))).toBe(seconds);
});
