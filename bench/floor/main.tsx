// The floor: the least that shows the list of jobs with React. No router, no cache, no styles. The
// dashboard's times are measured as multiples of the floor's.
import { type MouseEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import type { JobList } from "#contract/listing.ts";

const COLUMNS = ["Title", "Status", "Locations", "Published", "Actions"];

async function fetchJobs(search: string): Promise<JobList> {
  const { key } = JSON.parse(sessionStorage.getItem("session") ?? "{}") as { key: string };
  const response = await fetch(`/api/v1.1/jobs${search}`, { headers: { "API-Key": key } });
  return (await response.json()) as JobList;
}

function List({ first }: { first: JobList }) {
  const [{ data, paging }, setList] = useState(first);
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    setList(await fetchJobs(event.currentTarget.search));
  };
  return (
    <main>
      <h1>Jobs</h1>
      <nav>
        {["active", "draft", "archived"].map((status) => (
          <a key={status} href={`/jobs?status=${status}`} onClick={follow}>
            {status}
          </a>
        ))}
      </nav>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((job) => (
            <tr key={job.id}>
              <th scope="row">
                <a href={`/jobs/${job.id}`}>{job.title}</a> {job.referenceId}
              </th>
              <td>{job.status}</td>
              <td>{job.locations.map(({ description }) => description).join("; ")}</td>
              <td>{job.publishDate}</td>
              <td>
                <button type="button">…</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{paging.total}</p>
    </main>
  );
}

const request = fetchJobs(location.search);
const root = createRoot(document.querySelector("#root") ?? document.body);
root.render(<List first={await request} />);
