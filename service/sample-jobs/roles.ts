import type { Role } from "./role.ts";
import { accounting } from "./roles/accounting.ts";
import { administrative } from "./roles/administrative.ts";
import { creative } from "./roles/creative.ts";
import { customerService } from "./roles/customer-service.ts";
import { energy } from "./roles/energy.ts";
import { engineering } from "./roles/engineering.ts";
import { finance } from "./roles/finance.ts";
import { french } from "./roles/french.ts";
import { informationTechnology } from "./roles/information-technology.ts";
import { labour } from "./roles/labour.ts";
import { maintenance } from "./roles/maintenance.ts";
import { management } from "./roles/management.ts";
import { nonProfit } from "./roles/non-profit.ts";
import { other } from "./roles/other.ts";
import { retail } from "./roles/retail.ts";
import { sales } from "./roles/sales.ts";
import { science } from "./roles/science.ts";
import { software } from "./roles/software.ts";
import { telecommunications } from "./roles/telecommunications.ts";
import { trades } from "./roles/trades.ts";
import { transportation } from "./roles/transportation.ts";

/** Every kind of job that samples are made from; each category is the main one of at least one. */
export const ROLES: readonly Role[] = [
  ...accounting,
  ...administrative,
  ...creative,
  ...customerService,
  ...energy,
  ...engineering,
  ...finance,
  ...french,
  ...informationTechnology,
  ...labour,
  ...maintenance,
  ...management,
  ...nonProfit,
  ...other,
  ...retail,
  ...sales,
  ...science,
  ...software,
  ...telecommunications,
  ...trades,
  ...transportation,
];
