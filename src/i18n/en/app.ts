/** English text of the area "app": what frames every page. Functions take what varies. */
export const app = {
  product: "Job postings",
  documentTitle: (page: string) => `${page} · Job postings`,
  signOut: "Sign out",
  shortcuts: "Keyboard shortcuts",

  crashTitle: "This page stopped working",
  crash:
    "Something in the dashboard went wrong. What was saved is safe, and what you typed is kept on this computer. Reload the page and try again.",
  toJobs: "Go to your jobs",
};
