// The floor: the least that can show the list of jobs with React. No router, no cache. What the
// dashboard takes is measured as a multiple of what this takes.
import { createRoot } from "react-dom/client";
import { fetchJobs, List } from "./list.tsx";

const asked = fetchJobs(location.search);
const root = createRoot(document.querySelector("#root") ?? document.body);
root.render(<List first={await asked} />);
