/**
 * The headings of other systems' exports and feeds that nobody types, by column: of BambooHR, Greenhouse, Lever,
 * WordPress job boards, HR systems, feeds for Indeed and LinkedIn, and JobPosting of schema.org. Nested elements
 * are named by their last parts: "address.addressLocality".
 */
export const OTHER_SYSTEMS: Readonly<Record<string, string>> = {
  referenceId:
    "requisition code; requisition codes; req code; job opening id; opening id; vacancy number; competition number; competition; job number; job no; position number; partnerJobId; sourceid; identifier.value; identifier",
  title:
    "post_title; posting name; job opening; jobOpeningName; designation; position name; vacancy; vacancy title; opening title",
  status: "job opening status; opening status",
  locations:
    "job_listing_region; geolocation_city; location.name; offices.location; location.city; primary location; work site; site; duty station; addressLocality; address.city; jobLocation.address; jobLocation.name",
  province:
    "geolocation_state_short; geolocation_state_long; location.state; location.province; addressRegion; address.state",
  country: "addressCountry; location.country; countryCode",
  categories:
    "job_listing_category; department (team); departments; departments.name; departmentLabel; job family; team name; function; industryCodes; jobFunctions; industries; occupationalCategory",
  positionType:
    "job_listing_type; commitment; metadata.employment type; employmentStatusLabel; employment status; worker type; time type; full/part time; work type; engagement type; schedule; jobTypes",
  amount:
    "salaryRange.min; pay_input_ranges.min_cents; lower range; range minimum; salaries.lowEnd.amount; lowEnd.amount; compensation.min; salary.minimum; value.minValue; minValue; baseSalary.value; baseSalary.value.value; salary.value",
  currency: "salaries.currencyCode",
  maxAmount:
    "salaryRange.max; pay_input_ranges.max_cents; upper range; range maximum; salaries.highEnd.amount; highEnd.amount; compensation.max; salary.maximum; value.maxValue; maxValue",
  pay: "_job_salary",
  period:
    "_job_salary_unit; salaryRange.interval; pay_input_ranges.title; salary paid per; pay basis; rate type; pay rate type; salaries.period; compensation.interval; pay.interval; salary.unit; salary.interval; unitText; value.unitText",
  closeDate:
    "_job_expires; _job_expiration; job_deadline; _application_deadline; closes at; closes on; application close date; valid through; unposting date; expire_date",
  applicationEmail: "applicationContact.email",
  applicationUrl: "hosted url; absolute_url; jobUrl",
  description: "post_content; content.description; opening; jobOpeningDescription",
  publishDate:
    "post_date; first_published; updated_at; opened on; date opened; created on; listDate; postedDate",
};
