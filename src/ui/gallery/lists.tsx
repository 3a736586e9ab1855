import { useRef, useState } from "react";
import {
  ArchiveIcon,
  CircleCheckIcon,
  CalendarX2Icon,
  CircleDashedIcon,
  PencilIcon,
  Trash2Icon,
} from "lucide-react";
import { Badge } from "../data/badge.tsx";
import { type Column, DataTable } from "../data/data-table.tsx";
import { SelectBox } from "../data/select-box.tsx";
import { LanguageSwitch } from "../navigation/language-switch.tsx";
import { LinkTabs } from "../navigation/link-tabs.tsx";
import { Menu } from "../actions/menu.tsx";
import { MenuItem, menuItemLook, MenuSeparator } from "../actions/menu-item.tsx";
import { Pagination } from "../navigation/pagination.tsx";
import { SearchInput } from "../forms/search-input.tsx";
import { Section } from "../layout/section.tsx";
import styles from "./gallery.module.css";

interface Row {
  id: number;
  title: string;
  reference: string;
  status: "active" | "closed" | "draft" | "archived";
}

const STATUS = {
  active: (
    <Badge tone="positive" icon={<CircleCheckIcon />}>
      Active
    </Badge>
  ),
  closed: (
    <Badge tone="warning" icon={<CalendarX2Icon />} description="Past its close date">
      Closed
    </Badge>
  ),
  draft: <Badge icon={<CircleDashedIcon />}>Draft</Badge>,
  archived: <Badge icon={<ArchiveIcon />}>Archived</Badge>,
};

const ROWS: readonly Row[] = [
  { id: 1, title: "Senior Software Developer", reference: "ENG-1042", status: "active" },
  { id: 4, title: "Cook", reference: "COOK-1", status: "closed" },
  { id: 2, title: "Baker, night shift", reference: "BAK-7", status: "draft" },
  {
    id: 3,
    title: "Heavy Duty Equipment Technician (Journeyperson), Fly-in Fly-out Rotation",
    reference: "HDET-2026-000381-NORTH",
    status: "archived",
  },
];

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "select",
    header: "Select",
    control: <SelectBox label="All on this page" checked="mixed" onChange={() => {}} />,
    kind: "select",
    cell: ({ id, title }) => (
      <SelectBox label={`Select ${title}`} checked={id === 2} onChange={() => {}} />
    ),
  },
  {
    id: "title",
    header: "Title",
    kind: "lead",
    size: "l",
    cell: ({ id, title, reference }) => (
      <>
        <a href={`#job-${id}`}>{title}</a>
        <div className={styles.reference}>{reference}</div>
      </>
    ),
  },
  { id: "status", header: "Status", cell: ({ status }) => STATUS[status] },
  { id: "locations", header: "Locations", size: "m", cell: () => "Vancouver, BC" },
  { id: "closes", header: "Closes", kind: "late", cell: () => "28 Feb 2027" },
  {
    id: "pay",
    header: "Pay",
    kind: "late",
    size: "m",
    hide: "narrow",
    cell: () => "$65,000 – $80,000",
  },
  { id: "published", header: "Published", kind: "figures", cell: () => "4 Aug 2026" },
  {
    id: "actions",
    header: "Actions",
    kind: "end",
    cell: ({ title }) => (
      <Menu label={`Actions for ${title}`}>
        <a {...menuItemLook()} href="/edit">
          <PencilIcon />
          Edit
        </a>
        <MenuItem icon={<ArchiveIcon />}>Archive</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2Icon />} danger>
          Delete…
        </MenuItem>
      </Menu>
    ),
  },
];

const TABS = [
  { id: "all", label: "All", count: 1312 },
  { id: "active", label: "Active", count: "pending" },
  { id: "draft", label: "Draft", count: "failed" },
  { id: "archived", label: "Archived", count: 0 },
] as const;

export function Lists() {
  const [pageSize, setPageSize] = useState(10);
  const [term, setTerm] = useState("developer");
  const searchBox = useRef<HTMLInputElement>(null);
  return (
    <>
      <LanguageSwitch />
      <LinkTabs
        label="Jobs by status"
        tabs={TABS}
        current="all"
        linkOf={(id) => ({ to: ".", search: { q: id } })}
      />
      <SearchInput
        ref={searchBox}
        label="Search jobs"
        value={term}
        maxLength={256}
        onSearch={setTerm}
      />
      <DataTable
        caption="Jobs"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        busy={false}
        skeletonRows={0}
      />
      <Pagination
        page={4}
        pages={32}
        pageSize={pageSize}
        total={312}
        busy={false}
        pageSizes={[10, 25, 50, 100]}
        onPageSize={setPageSize}
        linkOf={(target) => ({ to: ".", search: { page: target } })}
      />
      <Section title="On its way">
        <DataTable
          caption="Jobs, loading"
          columns={COLUMNS}
          rows={[]}
          rowKey={(row) => row.id}
          busy={false}
          skeletonRows={2}
        />
        <DataTable
          caption="Jobs, being replaced"
          columns={COLUMNS.slice(0, 2)}
          rows={ROWS.slice(0, 1)}
          rowKey={(row) => row.id}
          busy
          skeletonRows={0}
        />
      </Section>
    </>
  );
}
