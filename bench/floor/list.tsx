import { type MouseEvent, useState } from "react";
import type { JobList } from "#contract/listing.ts";

const STATUSES = ["", "active", "draft", "archived"];

/** Lists that need not be fetched any more, by query string. */
export const ahead = new Map<string, JobList>();

export async function fetchJobs(search: string): Promise<JobList> {
  const { key } = JSON.parse(sessionStorage.getItem("session") ?? "{}") as { key: string };
  const response = await fetch(`/api/v1.1/jobs${search}`, { headers: { "API-Key": key } });
  return (await response.json()) as JobList;
}

/** One table with the dashboard's columns, and links for status and page. No checks, no styles. */
export function List({ first }: { first: JobList }) {
  const [{ data, paging }, setList] = useState(first);
  const [status, setStatus] = useState("");
  const addressOf = (status: string, page: number) => {
    const given = { ...(status !== "" && { status }), ...(page > 1 && { page: String(page) }) };
    const search = new URLSearchParams(given).toString();
    return `/jobs${search && `?${search}`}`;
  };
  const link = (label: string, status: string, page: number, rel?: string) => (
    <a
      rel={rel}
      href={addressOf(status, page)}
      onClick={async (event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault();
        const { search } = event.currentTarget;
        setStatus(status);
        setList(ahead.get(search) ?? (await fetchJobs(search)));
      }}
    >
      {label}
    </a>
  );
  return (
    <main>
      <h1>Jobs</h1>
      <nav>
        {STATUSES.map((status) => (
          <span key={status}>{link(status || "all", status, 1)} </span>
        ))}
      </nav>
      <table>
        <thead>
          <tr>
            {["Title", "Status", "Locations", "Published", "Actions"].map((column) => (
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
      <p>
        {paging.total} {link("next", status, paging.page + 1, "next")}
      </p>
    </main>
  );
}
