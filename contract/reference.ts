/**
 * The reference facts of the interface: what the ids in a job stand for. Where the interface shows
 * no list (§2.3, §2.4, §2.2) these are the values that this service serves; another service may
 * have others, so a client reads them from the service's lists where it has them.
 */

/** §2.3. The path is GET /jobcategories; the interface does not show the list. */
export const CATEGORIES = [
  { id: 1, name: "Accounting" },
  { id: 2, name: "Administrative" },
  { id: 3, name: "Banking, Finance and Insurance" },
  { id: 4, name: "Construction, Mining and Trades" },
  { id: 5, name: "Creative and Graphic Design" },
  { id: 6, name: "Customer Service and Support" },
  { id: 7, name: "Engineering" },
  { id: 8, name: "Information Technology" },
  { id: 9, name: "Labour" },
  { id: 10, name: "Maintenance and Technicians" },
  { id: 11, name: "Management and Executive" },
  { id: 12, name: "Non-profit" },
  { id: 13, name: "Oil, Gas and Utilities" },
  { id: 14, name: "Retail" },
  { id: 15, name: "Sales and Marketing" },
  { id: 16, name: "Science" },
  { id: 17, name: "Software and Programming" },
  { id: 18, name: "Telecommunications" },
  { id: 19, name: "Transportation and Warehousing" },
  { id: 20, name: "Other" },
] as const;

export type CategoryName = (typeof CATEGORIES)[number]["name"];

/** §2.4, §4 (GET /positiontypes); the interface does not show the list. */
export const POSITION_TYPES = [
  { id: 1, name: "Full Time" },
  { id: 2, name: "Part Time" },
  { id: 3, name: "Contract" },
  { id: 4, name: "Temp" },
  { id: 5, name: "Volunteer" },
] as const;

export type PositionTypeName = (typeof POSITION_TYPES)[number]["name"];

/** §2.5. `unit` is what the amount is paid for: an amount per Year. */
export const SALARY_PERIODS = [
  { id: 1, name: "Yearly", unit: "Year" },
  { id: 2, name: "Monthly", unit: "Month" },
  { id: 3, name: "Weekly", unit: "Week" },
  { id: 4, name: "Daily", unit: "Day" },
  { id: 5, name: "Hourly", unit: "Hour" },
] as const;

export type SalaryPeriodName = (typeof SALARY_PERIODS)[number]["name"];

/** §2.6: by e-mail through the service, or on the employer's own page. */
export const ROUTING = { email: 1, url: 2 } as const;

export const ROUTING_TYPES = [
  { id: ROUTING.email, name: "Email" },
  { id: ROUTING.url, name: "URL" },
] as const;

/** The province codes of a location's description (§2.2, "City, ProvinceCode"). */
export const PROVINCES = [
  { code: "AB", name: "Alberta" },
  { code: "BC", name: "British Columbia" },
  { code: "MB", name: "Manitoba" },
  { code: "NB", name: "New Brunswick" },
  { code: "NL", name: "Newfoundland and Labrador" },
  { code: "NS", name: "Nova Scotia" },
  { code: "NT", name: "Northwest Territories" },
  { code: "NU", name: "Nunavut" },
  { code: "ON", name: "Ontario" },
  { code: "PE", name: "Prince Edward Island" },
  { code: "QC", name: "Quebec" },
  { code: "SK", name: "Saskatchewan" },
  { code: "YT", name: "Yukon" },
] as const;

export type ProvinceCode = (typeof PROVINCES)[number]["code"];

/** The kinds of location that this service serves (§2.2 shows no values): of its list, and an employer's own. */
export const LOCATION_TYPE = "Town";
export const OWN_LOCATION_TYPE = "Own place";
