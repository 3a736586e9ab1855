import { readFileSync } from "node:fs";
import type { Figure } from "./report.ts";

/** Processor time since the machine started, in ticks of the kernel. */
export interface ProcessorTime {
  used: number;
  /** Something was ready to run, and the host of this virtual machine ran others. */
  stolen: number;
}

/** From the text of Linux's /proc/stat; `undefined` for anything else. */
export function parseProcessorTime(stat: string): ProcessorTime | undefined {
  const ticks = /^cpu +([\d ]+)$/m.exec(stat)?.[1]?.split(" ").map(Number);
  if (!ticks) return undefined;
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] =
    ticks;
  return { used: user + nice + system + interrupts + softInterrupts, stolen };
}

function now(): ProcessorTime | undefined {
  try {
    return parseProcessorTime(readFileSync("/proc/stat", "utf8"));
  } catch {
    // Only Linux tells.
    return undefined;
  }
}

/** The share of the time asked for, from `before` to `after`, that was stolen: percent. */
export function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  const stolen = after.stolen - before.stolen;
  const asked = stolen + after.used - before.used;
  return asked > 0 ? (100 * stolen) / asked : 0;
}

/** Measures, and adds how much of the processors' time other machines had meanwhile, where that is known. */
export async function withStolenTime(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const before = now();
  const figures = await measure();
  const after = now();
  if (!before || !after) return figures;
  const name = "processor time that other machines took meanwhile";
  return [...figures, { name, value: stolenShare(before, after), unit: "%" }];
}
