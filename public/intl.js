// Before a browser writes its first date or number, it loads its tables: 10 ms, on a phone 40. Here
// it does so while the dashboard's own code is on its way, in a task of its own, and not between the
// answer and the rows. The locale is that of src/lib/text/en/grammar.ts.
setTimeout(() =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeZone: "UTC" }).format(),
);
