// The floor with the libraries that the dashboard's pages stand on and nothing else: what of the
// dashboard's time is the query client and the history, before a line of its own.
import { createBrowserHistory } from "@tanstack/history";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { fetchJobs, List } from "./list.tsx";

const queryClient = new QueryClient();
const { search } = createBrowserHistory().location;
const jobs = {
  queryKey: ["jobs"],
  queryFn: async () => fetchJobs(search),
  staleTime: Infinity,
};

function Jobs() {
  const { data } = useQuery(jobs);
  return data && <List first={data} />;
}

const asked = queryClient.query(jobs);
const root = createRoot(document.querySelector("#root") ?? document.body);
await asked;
root.render(
  <QueryClientProvider client={queryClient}>
    <Jobs />
  </QueryClientProvider>,
);
