import type { Messages, Names } from "./en.ts";

type Key = Exclude<keyof Messages, "names">;

type MessageOf<K extends Key> = Messages[K] extends (params: infer Params, names: Names) => string
  ? { key: K } & Params
  : { key: K };

/** What a person reads, apart from its language: the key of a sentence and what the sentence names. */
export type Message = { [K in Key]: MessageOf<K> }[Key];

/** The message in the words of a language. */
export function sentence({ key, ...params }: Message, messages: Messages): string {
  const words = messages[key];
  if (typeof words === "string") return words;
  return (words as (params: object, names: Names) => string)(params, messages.names);
}
