// The floor with the libraries that the dashboard's pages stand on and nothing else: what of the
// dashboard's time is the router and the query client, before a line of its own.
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { fetchJobs, List } from "./list.tsx";

const queryClient = new QueryClient();
const jobs = {
  queryKey: ["jobs"],
  queryFn: async () => fetchJobs(location.search),
  staleTime: Infinity,
};

const rootRoute = createRootRoute();
const jobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs",
  loader: async () => queryClient.query(jobs),
  component: function Jobs() {
    const { data } = useQuery(jobs);
    return data && <List first={data} />;
  },
});
const router = createRouter({ routeTree: rootRoute.addChildren([jobsRoute]) });

const asked = router.load();
const root = createRoot(document.querySelector("#root") ?? document.body);
await asked;
root.render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
