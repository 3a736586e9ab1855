import {
  CheckIcon,
  CircleHelpIcon,
  LightbulbIcon,
  OctagonAlertIcon,
  TriangleAlertIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Finding } from "#posting-check/check-posting.ts";

/** The sign of each level of a finding. */
export const LEVEL_ICONS: Readonly<Record<Finding["level"], ReactNode>> = {
  toCorrect: <OctagonAlertIcon />,
  unchecked: <CircleHelpIcon />,
  toLookAt: <TriangleAlertIcon />,
  tip: <LightbulbIcon />,
  setAside: <CheckIcon />,
};
