/** English text of the area "sign-in". Functions take what varies. */
export const signIn = {
  title: "Sign in",
  intro: "Use the API key of your job posting account.",
  key: "API key",
  keyMissing: "Enter your API key.",
  keyMalformed: "An API key has no spaces or accented letters. Copy it again, all of it.",
  keyRefused: "This key was not accepted. Check that it is complete and still in use.",
  keep: "Keep me signed in on this computer",
  keepHint: "Only on a computer that nobody else uses.",
  submit: "Sign in",
  submitting: "Checking the key…",

  againTitle: "Sign in again",
  again:
    "Your API key is no longer accepted. Sign in with a new one and what you were doing goes on.",

  otherTitle: "This key belongs to another employer",
  other: (before: string, now: string) =>
    `You were signed in for ${before}, and this key is for ${now}. What you were doing for ${before} is not sent. What you typed in a form stays on this computer for ${before}.`,
  otherGoOn: (now: string) => `Continue for ${now}`,
  otherKey: "Use another key",

  unknownTitle: "Is this the same employer?",
  unknown:
    "The service does not say whose key this is until there is a job. Go on only if both keys belong to the same employer.",
  unknownSame: "Same employer, go on",
  unknownOther: "Another employer, start afresh",
};
