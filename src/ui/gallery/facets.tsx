import {
  ArchiveIcon,
  ArrowLeftIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CopyPlusIcon,
  InboxIcon,
  LockIcon,
  PencilIcon,
  PlusIcon,
  RotateCwIcon,
  SearchIcon,
  UploadIcon,
} from "lucide-react";
import { Badge } from "../data/badge.tsx";
import { Button, buttonLook } from "../actions/button.tsx";
import { Chip } from "../token-field/chip.tsx";
import { CopyButton } from "../actions/copy-button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Fact, Facts } from "../data/facts.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Notice } from "../feedback/notice.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Section } from "../layout/section.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import styles from "./gallery.module.css";

export function Facets() {
  return (
    <>
      <Section title="Buttons">
        <div className={styles.row}>
          <Button variant="primary" icon={<PlusIcon />}>
            New job
          </Button>
          <Button icon={<PencilIcon />}>Edit</Button>
          <Button variant="quiet">Save as draft</Button>
          <Button variant="danger">Delete</Button>
          <a {...buttonLook({ variant: "primary" })} href="#top">
            A link
          </a>
        </div>
        <div className={styles.row}>
          <Button variant="primary" busy="Publishing…">
            Publish
          </Button>
          <Button busy="Saving…">Save</Button>
          <Button size="small" icon={<RotateCwIcon />}>
            Try again
          </Button>
          <Button size="small" variant="quiet">
            Small and quiet
          </Button>
          <IconButton label="Duplicate" icon={<CopyPlusIcon />} shortcut="Ctrl+D" />
          <IconButton label="Publish" icon={<UploadIcon />} aria-pressed />
          <IconButton label="Archive" icon={<ArchiveIcon />} aria-disabled />
          <CopyButton value="ENG-1042" what="the reference id" />
        </div>
      </Section>

      <Section title="Badges and chips">
        <div className={styles.row}>
          <Badge tone="positive" icon={<CircleCheckIcon />}>
            Active
          </Badge>
          <Badge icon={<CircleDashedIcon />}>Draft</Badge>
          <Badge icon={<ArchiveIcon />}>Archived</Badge>
          <Badge icon={<LockIcon />}>Confidential</Badge>
          <Chip label="Vancouver, BC" onRemove={() => {}} />
        </div>
      </Section>

      <Notice>This job closes in 3 days.</Notice>
      <Notice
        tone="warning"
        title="The close date has passed"
        actions={<Button size="small">Choose a date</Button>}
      >
        This job closed on 4 August 2026. Nobody sees it until it has a new date.
      </Notice>
      <Notice
        tone="error"
        title="The jobs did not load"
        actions={
          <Button size="small" icon={<RotateCwIcon />}>
            Try again
          </Button>
        }
      >
        The service did not answer within 10 seconds. Nothing was changed.
      </Notice>

      <PageHeader
        title="Senior Software Developer, Platform and Developer Experience"
        back={
          <a href="#back">
            <ArrowLeftIcon />
            All jobs
          </a>
        }
        meta={
          <>
            <Badge tone="positive" icon={<CircleCheckIcon />}>
              Active
            </Badge>
            <span>Published 4 August 2026</span>
          </>
        }
        actions={
          <>
            <Button icon={<ArchiveIcon />}>Archive</Button>
            <Button variant="primary" icon={<PencilIcon />}>
              Edit
            </Button>
          </>
        }
      />
      <Section title="Facts">
        <Facts>
          <Fact label="Where">Vancouver, BC · Burnaby, BC</Fact>
          <Fact label="Closes">3 October 2026, in 12 days</Fact>
          <Fact label="How to apply">
            <a href="#mail">jobs@example.com</a>
          </Fact>
          <Fact label="Pay">$90,000 to $120,000 a year, plus commission</Fact>
          <Fact label="Description">
            <Skeleton width="full" lines={3} />
          </Fact>
        </Facts>
      </Section>

      <EmptyState
        icon={<InboxIcon />}
        title="No jobs yet"
        actions={<Button variant="primary">Write your first job</Button>}
      >
        A job that you write here appears on the board as soon as you publish it.
      </EmptyState>
      <EmptyState
        icon={<SearchIcon />}
        title="No jobs match “platypus”"
        actions={<Button>Clear search</Button>}
      >
        We looked at the titles and reference ids of your active jobs.
      </EmptyState>
    </>
  );
}
