import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply } from "fastify";

/** Runs beside the event loop. */
const compress = promisify(gzip);

/** Characters from which compression is worth its time: what is shorter fits into one packet. */
const LONG = 1_024;

/**
 * Sends a list, compressed for who accepts that. With gzip alone: brotli, as fast, saves 1 % more. A
 * single job is never compressed here, as its `ETag` is a strong one, the same for everybody. No `Vary`:
 * nobody may keep a list (`no-store`).
 */
export async function sendList(reply: FastifyReply, list: object): Promise<FastifyReply> {
  const text = JSON.stringify(list);
  reply.type("application/json; charset=utf-8");
  const accepted = reply.request.headers["accept-encoding"] ?? "";
  const compressed = text.length >= LONG && negotiate(accepted, ["gzip"]) === "gzip";
  if (!compressed) return reply.send(text);
  return reply.header("content-encoding", "gzip").send(await compress(text));
}
