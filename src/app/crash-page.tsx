import { m } from "#src/i18n/paraglide/messages.js";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { MainArea } from "./main-area.tsx";

/** A page that failed to load or to render. */
export function CrashPage() {
  return (
    <PageHeader
      title={m.app_crash_title()}
      meta={<p role="alert">{m.app_crash()}</p>}
      actions={
        <>
          <Button variant="primary" onClick={() => globalThis.location.reload()}>
            {m.ui_reload()}
          </Button>
          {/* A new page: the router may be what broke. */}
          <a href="/jobs" {...buttonLook()}>
            {m.app_to_jobs()}
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
