/**
 * Checks that the stories can run against an installation: once, otherwise each would wait and fail.
 * @throws Error with a sentence
 */
export async function reach(url: string): Promise<void> {
  if (!URL.canParse(url) || !/^https?:\/\//.test(url))
    throw new Error(`--base-url: "${url}" is no address that begins with http:// or https://.`);
  if (!process.env.API_KEY)
    throw new Error("API_KEY must hold a key of an employer on that installation.");
  const headers = { "API-Key": process.env.API_KEY };
  const answer = await fetch(new URL("/api/v1.1/jobs?pageSize=1", url), { headers }).catch(
    ({ message, cause }: Error & { cause?: { code?: string } }) => {
      const reason = cause?.code ?? message;
      throw new Error(`No answer from ${url} (${reason}). Start it, or correct --base-url.`);
    },
  );
  if (answer.status === 401) throw new Error(`${url} does not know the key in API_KEY.`);
  if (answer.headers.get("API-Key-Scope") === "read")
    throw new Error("The key in API_KEY may only read, and the stories make postings.");
  const type = answer.headers.get("Content-Type") ?? "nothing";
  if (!answer.ok || !type.includes("json")) {
    const { url: asked, status } = answer;
    throw new Error(`${asked} answers ${status} with ${type}: is --base-url an installation?`);
  }
}
