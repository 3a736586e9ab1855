import { Socket } from "node:net";
import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Counts the bytes of an answer before it is built, or before what it reports is written.
     * @throws 429 or 503 when too many answers have not been read
     */
    expectAnswer: (bytes: number) => void;
  }
}

/** Bytes of answers that wait to be read, of one key (without one, of an address) and of all. */
const [MOST_OF_CLIENT, MOST_OF_ALL] = [16 * 2 ** 20, 64 * 2 ** 20];

/** Bytes of an answer that is always sent: a connection holds one answer (`answerInTurn`). */
const SMALL = 64 * 1024;

/** Milliseconds after which a client that takes nothing of its answer is cut off; it may take twice as many. */
const READ_TIMEOUT = 15_000;

/** Seconds after which one that is refused should try again. */
const RETRY_AFTER = { "retry-after": "10" };

interface Held {
  client: number | string;
  bytes: number;
}

/**
 * Bounds the bytes of answers that clients have not read: what the system does not take off a response is kept in
 * memory. At the bound, large answers are refused and small ones are sent. Any client may have one answer
 * of any size.
 */
export function limitUnread(app: FastifyInstance, readTimeout = READ_TIMEOUT): void {
  const ofClient = new Map<Held["client"], number>();
  let ofAll = 0;
  const answers = new WeakMap<FastifyRequest, Held>();

  const add = (held: Held, bytes: number) => {
    held.bytes += bytes;
    ofAll += bytes;
    const sum = (ofClient.get(held.client) ?? 0) + bytes;
    if (sum > 0) ofClient.set(held.client, sum);
    else ofClient.delete(held.client);
  };

  /** An answer that is counted until the system has taken all of it, or its connection is closed. */
  const begin = (request: FastifyRequest, reply: FastifyReply): Held => {
    const held = { client: request.employer?.keyId ?? request.ip, bytes: 0 };
    answers.set(request, held);
    finished(reply.raw, () => {
      answers.delete(request);
      add(held, -held.bytes);
    });
    return held;
  };

  const expect = (request: FastifyRequest, reply: FastifyReply, bytes: number) => {
    if (bytes <= SMALL) return;
    const held = answers.get(request) ?? begin(request, reply);
    const more = bytes - held.bytes;
    const others = (ofClient.get(held.client) ?? 0) - held.bytes;
    if (others > 0 && others + bytes > MOST_OF_CLIENT) {
      const said = { key: "yourAnswersUnread", max: MOST_OF_CLIENT } as const;
      throw new ServiceError("too_many_requests", said, { headers: RETRY_AFTER });
    }
    if (ofAll > held.bytes && ofAll + more > MOST_OF_ALL) {
      const said = { key: "answersUnread", max: MOST_OF_ALL } as const;
      throw new ServiceError("unavailable", said, { headers: RETRY_AFTER });
    }
    add(held, more);
  };

  app.decorateRequest("expectAnswer");
  app.addHook("onRequest", (request, reply, done) => {
    request.expectAnswer = (bytes) => expect(request, reply, bytes);
    // What comes before in a pipeline may have shortened it.
    setIdleTimeout(request, app.server.timeout);
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    // Progress counts: Node compares what is left of a write.
    setIdleTimeout(request, readTimeout);
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return done(null, payload);
    const bytes = Buffer.byteLength(payload);
    const held = answers.get(request);
    try {
      // An answer that was expected reports what is done: nothing can refuse it any more.
      if (held) add(held, bytes - held.bytes);
      else expect(request, reply, bytes);
    } catch (error) {
      reply.removeHeader("content-encoding").removeHeader("etag");
      return done(error as Error);
    }
    // A large text is kept outside the JavaScript heap.
    done(null, bytes > SMALL && typeof payload === "string" ? Buffer.from(payload) : payload);
  });
}

function setIdleTimeout({ socket }: FastifyRequest, milliseconds: number): void {
  // An injected request has none.
  if (socket instanceof Socket) socket.setTimeout(milliseconds);
}
