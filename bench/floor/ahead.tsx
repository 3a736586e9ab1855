// The floor with the lists fetched ahead that a visit goes to: what is left of a switch when nothing
// is waited for, and React has only to draw it.
import { createRoot } from "react-dom/client";
import { ahead, fetchJobs, List } from "./list.tsx";

const asked = fetchJobs(location.search);
const root = createRoot(document.querySelector("#root") ?? document.body);
root.render(<List first={await asked} />);
for (const search of ["?status=draft", "?status=draft&page=2"])
  ahead.set(search, await fetchJobs(search));
