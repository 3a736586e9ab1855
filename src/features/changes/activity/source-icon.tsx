import {
  CircleHelpIcon,
  CodeXmlIcon,
  EraserIcon,
  FileUpIcon,
  ListChecksIcon,
  PencilIcon,
  RefreshCwIcon,
  Undo2Icon,
} from "lucide-react";
import type { Source } from "#contract/history.ts";

/** The picture of what jobs were written through. */
export function SourceIcon({ source }: { source: Source }) {
  switch (source) {
    case "form":
      return <PencilIcon />;
    case "changeSet":
      return <ListChecksIcon />;
    case "import":
      return <FileUpIcon />;
    case "undo":
      return <Undo2Icon />;
    case "autoRefresh":
    case "plan":
    case "rename":
      return <RefreshCwIcon />;
    case "purge":
      return <EraserIcon />;
    case "api":
    case "seed":
      return <CodeXmlIcon />;
    case "unknown":
      return <CircleHelpIcon />;
  }
}
