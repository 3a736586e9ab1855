/** English text of the area "errors". Functions take what varies. */
export const errors = {
  heard: (what: string, why: string) => `${what}. ${why}`,
  network: "The service could not be reached. Check your connection, then try again.",
  timeout: "The service took too long to answer. Try again in a moment.",
  webPage:
    "A web page came back instead of an answer. You may need to sign in to this network, or the service is being updated.",
  empty: "The service gave an empty answer. Try again in a moment.",
  unreadable: "The service gave an answer that this dashboard cannot read.",

  /** What an HTTP status means to a person, for services that send no sentence of their own. */
  status: (status: number): string => {
    switch (status) {
      case 400:
      case 422:
        return "The service did not accept what was sent.";
      case 401:
        return "The service did not accept the API key.";
      case 403:
        return "This API key is not allowed to do that.";
      case 404:
        return "The service does not have this. It may have been deleted.";
      case 412:
        return "Somebody has changed this job since you opened it.";
      case 413:
        return "This is more than the service accepts.";
      case 429:
        return "The service is getting too many requests. Wait a moment, then try again.";
      default:
        return status >= 500
          ? "The service has a problem of its own. Try again in a moment."
          : `The service answered with an error (${status}).`;
    }
  },

  /** For what no service and no network did: a mistake of the dashboard itself. */
  unexpected: "Something in the dashboard went wrong. Reload the page and try again.",
  requestId: (id: string) => `Reference for support: ${id}`,
  otherEmployer: "You signed in as another employer, so this was not sent.",
};
