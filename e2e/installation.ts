import { readFileSync } from "node:fs";
import path from "node:path";
import { randomUUID } from "node:crypto";

/** The address of the installation of this run. */
export const baseUrlOfRun = (): string => process.env.BASE_URL!;

/** A key of the employer that most stories share: API_KEY, or the one that our own installation shows at its start. */
export const apiKeyOfRun = (): string =>
  process.env.API_KEY ??
  readFileSync(path.join(process.env.DATA_DIR!, "demo-api-key"), "utf8").trim();

/** @see TEST_MARKER */
export const newMarker = (): string => `test${randomUUID().slice(0, 8)}`;
