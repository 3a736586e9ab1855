import { gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply } from "fastify";

/**
 * Characters from which compression is worth its time. Ten jobs are shorter: to save 2 kB of them costs the
 * service almost half as much as the list itself (`docs/speed.md`).
 */
const LONG = 4_096;

/**
 * The level of most files, 6, takes two to three times as long for at most 8 % less, and brotli is no
 * smaller in that time. To hand the text to another thread would cost about as much again.
 */
const LEVEL = 3;

/**
 * Sends a list, compressed if the client accepts it. A single job is never compressed here, as its `ETag` is
 * a strong one, the same for every client. No `Vary`: no cache may store a list (`no-store`).
 */
export function sendList(reply: FastifyReply, list: object): FastifyReply {
  const text = JSON.stringify(list);
  reply.type("application/json; charset=utf-8");
  const accepted = reply.request.headers["accept-encoding"] ?? "";
  const compressed = text.length >= LONG && negotiate(accepted, ["gzip"]) === "gzip";
  if (!compressed) return reply.send(text);
  return reply.header("content-encoding", "gzip").send(gzipSync(text, { level: LEVEL }));
}
