/**
 * What the suites put into the title or reference id of each posting that they make: "test", or "cf" of the
 * conformance suite, with eight hexadecimal digits. The same pattern in JavaScript and in PostgreSQL.
 */
export const TEST_MARKER = /(?:^|[^0-9A-Za-z])(?:test[0-9a-f]{8}|cf[0-9a-f]{8}x[0-9]+x)/;
