import { m } from "./paraglide/messages.js";

// Services name categories, position types and periods in English (§2.3 to §2.5). Names that the
// interface's own service uses are translated; others are shown as they are.

const NAMES = new Map<string, () => string>([
  ["Accounting", m.category_accounting],
  ["Administrative", m.category_administrative],
  ["Banking, Finance and Insurance", m.category_banking_finance_and_insurance],
  ["Construction, Mining and Trades", m.category_construction_mining_and_trades],
  ["Creative and Graphic Design", m.category_creative_and_graphic_design],
  ["Customer Service and Support", m.category_customer_service_and_support],
  ["Engineering", m.category_engineering],
  ["Information Technology", m.category_information_technology],
  ["Labour", m.category_labour],
  ["Maintenance and Technicians", m.category_maintenance_and_technicians],
  ["Management and Executive", m.category_management_and_executive],
  ["Non-profit", m.category_non_profit],
  ["Oil, Gas and Utilities", m.category_oil_gas_and_utilities],
  ["Retail", m.category_retail],
  ["Sales and Marketing", m.category_sales_and_marketing],
  ["Science", m.category_science],
  ["Software and Programming", m.category_software_and_programming],
  ["Telecommunications", m.category_telecommunications],
  ["Transportation and Warehousing", m.category_transportation_and_warehousing],
  ["Other", m.category_other],
  ["Full Time", m.position_type_full_time],
  ["Part Time", m.position_type_part_time],
  ["Contract", m.position_type_contract],
  ["Temp", m.position_type_temp],
  ["Volunteer", m.position_type_volunteer],
]);

/** The name of a category or position type in the language of the page. */
export const referenceName = (name: string): string => NAMES.get(name)?.() ?? name;
