import { text } from "#src/i18n/text.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { MainArea } from "./main-area.tsx";

/** A page that failed to load or to render. */
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
          {/* A new page: the router may be what broke. */}
          <a href="/jobs" {...buttonLook()}>
            {text.app.toJobs}
          </a>
        </>
      }
    />
  );
}

/** In place of the whole app. */
export function CrashedApp() {
  return (
    <MainArea>
      <CrashPage />
    </MainArea>
  );
}
