import {
  ArchiveIcon,
  BriefcaseIcon,
  CalendarPlusIcon,
  CircleDollarSignIcon,
  FileUpIcon,
  MapPinIcon,
  MapPinPlusIcon,
  PencilIcon,
  SendIcon,
  TextSearchIcon,
  Trash2Icon,
  Undo2Icon,
  UploadIcon,
} from "lucide-react";
import type { ChangeSetAction } from "#src/jobs/writes/change-set.ts";

/** The picture of what a change set does. */
export function ActionIcon({ action }: { action: ChangeSetAction }) {
  switch (action.kind) {
    case "status":
      return action.status === "active" ? <UploadIcon /> : <ArchiveIcon />;
    case "delete":
      return <Trash2Icon />;
    case "closeDate":
      return <CalendarPlusIcon />;
    case "pay":
      return <CircleDollarSignIcon />;
    case "locations":
      return <MapPinIcon />;
    case "postInPlaces":
      return <MapPinPlusIcon />;
    case "positionType":
    case "categories":
      return <BriefcaseIcon />;
    case "route":
      return <SendIcon />;
    case "replaceText":
      return <TextSearchIcon />;
    case "import":
      return <FileUpIcon />;
    case "undo":
      return <Undo2Icon />;
    default:
      return <PencilIcon />;
  }
}
