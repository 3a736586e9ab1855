import { jobsPath } from "#src/jobs/paths.ts";
import { text } from "#src/i18n/text.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";

/** A page that failed to load or to draw itself. */
export function CrashPage() {
  return (
    <PageHeader
      title={text.app.crashTitle}
      meta={<p role="alert">{text.app.crash}</p>}
      actions={
        <>
          <Button variant="primary" onClick={() => globalThis.location.reload()}>
            {text.ui.reload}
          </Button>
          {/* The browser's to follow, with its target: the router may be what broke. */}
          <a href={jobsPath()} target="_self" {...buttonLook()}>
            {text.app.toJobs}
          </a>
        </>
      }
    />
  );
}
