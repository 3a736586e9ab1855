import { ALLOWED_TAGS } from "../description-markup.ts";
import { LIMITS } from "../limits.ts";
import { PROVINCES, ROUTING_TYPES, SALARY_PERIODS } from "../reference.ts";
import { shortened, typedText } from "./typed-text.ts";

/** What the sentences call the fields, at their beginning. */
const names = {
  referenceId: "Reference ID",
  title: "Title",
  closeDate: "Close date",
  confidential: "Confidential",
  autoRefresh: "Auto-refresh",
  location: "A location",
  placeName: "The name of a place",
  amount: "Salary amount",
  maxAmount: "Maximum salary",
  plusCommission: "Commission",
  description: "Description",
  applicationEmail: "E-mail address",
  applicationUrl: "Web address",
  q: "q",
  page: "page",
  pageSize: "pageSize",
  since: "since",
  changeSet: "changeSet",
  from: "from",
  to: "to",
  after: "after",
  job: "job",
  timeZone: "timeZone",
  limit: "limit",
};

export type Names = typeof names;

interface Named {
  field: keyof Names;
}

/** Requests, or their bytes, that are counted over a time. */
interface Rate {
  max: number;
  /** Seconds over which is counted. */
  window: number;
  /** Seconds to wait. */
  seconds: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

const size = (bytes: number) => {
  if (bytes % MIB === 0) return `${bytes / MIB} MiB`;
  return bytes % KIB === 0 ? `${bytes / KIB} KiB` : `${bytes} bytes`;
};

const wait = (seconds: number) => `Try again in ${seconds} second${seconds === 1 ? "" : "s"}.`;

/** "1 (Email), 2 (URL)" */
const listed = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => `${id} (${name})`).join(", ");

const range = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

/**
 * Every sentence of contract and service, in English. Functions take what varies, and the names of
 * the fields, which a form may replace by its labels.
 */
export const en = {
  names,

  // Any field of a request.
  notText: ({ field }: Named, names: Names) => `${names[field]} must be text.`,
  notStorable: ({ field }: Named, names: Names) =>
    `${names[field]} contains a character that is not text (NUL or half of a surrogate pair).`,
  controlCharacter: ({ field }: Named, names: Names) =>
    `${names[field]} contains a control character. Type it again.`,
  invisibleCharacter: ({ field }: Named, names: Names) =>
    `${names[field]} contains an invisible character. Type it again.`,
  tooLong: ({ field, max, length }: Named & { max: number; length: number }, names: Names) =>
    `${names[field]} can have at most ${max} characters; this has ${length}.`,
  notBoolean: ({ field }: Named, names: Names) => `${names[field]} must be true or false.`,
  dateInvalid: ({ field }: Named, names: Names) =>
    `${names[field]} must be a date that exists, written as 2026-08-04.`,
  notAnId: `An ID must be a whole number from 1 to ${LIMITS.maxId}.`,
  notAnObject: "The body must be a JSON object.",
  invalidValue: "This value is not valid.",

  // The job.
  titleMissing: "Enter a title.",
  referenceIdMissing: "Enter the reference ID (referenceId) of the job.",
  referenceIdTaken: ({ referenceId }: { referenceId: string }) =>
    `Another of your jobs has the reference ID “${typedText(referenceId)}”.`,
  statusUnknown: "Status must be active, archived or draft.",
  includeUnknown: "include must be details.",
  locationsMissing: `Add ${range(LIMITS.locations)} locations.`,
  locationsNotAList: "Locations must be a list.",
  locationsTooMany: `A job can have at most ${LIMITS.locations.max} locations.`,
  locationMissing: "Enter the location as City or City, Province.",
  locationNotAnObject:
    'A location must be an object with a description, such as {"description": "Vancouver, BC"}.',
  locationUnnamed: "A location needs a name with letters, such as Vancouver, BC.",
  locationTooManyParts: ({ place }: { place: string }) =>
    `“${shortened(place)}” has too many parts. Write it as City or City, Province, such as Kamloops, BC.`,
  provinceUnknown: ({ written }: { written: string }) =>
    `“${shortened(written)}” is not a province or territory of Canada. Use one of ${PROVINCES.map(({ code }) => code).join(", ")}.`,
  provinceAlone: ({ province }: { province: string }) =>
    `“${typedText(province)}” is a province. Add the city too.`,
  tooManyOwnPlaces: ({ max }: { max: number }) =>
    `Your jobs already use ${max} places that are not in the list of locations, which is the limit. ` +
    `Those that no job uses are removed every hour.`,
  categoriesMissing: `Choose ${range(LIMITS.categories)} categories.`,
  categoriesNotAList: "Categories must be a list.",
  categoriesTooMany: `A job can have at most ${LIMITS.categories.max} categories.`,
  categoryMissing: "Enter the ID of the category.",
  categoryNotAnObject: 'A category must be an object with an id, such as {"id": 1}.',
  categoryUnknown: ({ id }: { id: number }) => `There is no category with the ID ${id}.`,
  positionTypeMissing: "Choose a position type.",
  positionTypeNotAnObject: "The position type must be an object with an id.",
  positionTypeUnknown: ({ id }: { id: number }) => `There is no position type with the ID ${id}.`,
  routingTypeMissing: "Choose how people apply.",
  routingTypeNotAnObject: "The routing type must be an object with an id.",
  routingTypeUnknown: `The routing type must be one of ${listed(ROUTING_TYPES)}.`,
  emailMissing: "Enter the e-mail address for applications.",
  emailInvalid: "Enter a valid e-mail address, such as name@example.com.",
  emailDomainInvalid: "What follows the @ is not the name of a mail server, such as example.com.",
  urlMissing: "Enter the web address where people apply.",
  urlInvalid:
    "Enter a complete web address that begins with http:// or https:// and has no spaces.",
  urlSchemeTwice: "Enter http:// or https:// only once.",
  urlIsEmail:
    "This is an e-mail address. Enter a web address, or choose to receive applications by e-mail.",
  urlHostInvalid: "Enter the full name of the website, such as www.example.com.",
  urlEscaped: "The web address contains &amp; instead of &.",

  // The salary.
  salaryNotAnObject: "The salary must be an object, or null when there is none.",
  amountMissing: "Enter the salary amount.",
  notANumber: ({ field }: Named, names: Names) =>
    `${names[field]} must be a number, such as 45000 or 18.50.`,
  amountOutOfRange: ({ field }: Named, names: Names) =>
    `${names[field]} must be a number from 0 to ${LIMITS.salaryAmount.toLocaleString("en-CA")}.`,
  tooManyDecimals: ({ field }: Named, names: Names) =>
    `${names[field]} can have at most two decimals.`,
  maxBelowAmount: "The maximum salary must not be less than the amount.",
  periodMissing: "Choose the salary period.",
  periodNotAnObject: "The salary period must be an object with an id.",
  periodUnknown: `The salary period must be one of ${listed(SALARY_PERIODS)}.`,

  // The description.
  descriptionMissing: "Enter a description.",
  nothingToRead: "Enter a description: this one shows no text.",
  tagNotAllowed: ({ tag }: { tag: string }) =>
    `The tag <${shortened(tag)}> is not allowed; allowed are ${ALLOWED_TAGS.join(", ")}.`,
  attributeNotAllowed: ({ tag, name }: { tag: string; name: string }) =>
    tag === "a"
      ? `The attribute “${shortened(name)}” is not allowed on <a>; allowed are href and target.`
      : `The attribute “${shortened(name)}” is not allowed on <${tag}>; only <a> may have any.`,
  attributeRepeated: ({ tag }: { tag: string }) =>
    `The tag <${shortened(tag)}> gives an attribute twice; once is allowed.`,
  attributeOnEndTag: ({ tag }: { tag: string }) =>
    `The end tag </${shortened(tag)}> has attributes; none are allowed on it.`,
  hrefMissing: "The tag <a> needs an href attribute.",
  hrefNotAllowed: ({ href }: { href: string }) =>
    `The link address “${shortened(href)}” is not allowed; allowed are addresses that begin with ` +
    `http:, https:, mailto: or tel:, and paths that do not begin with two slashes.`,
  commentNotAllowed: "Comments and the like (<!…>, <?…>) are not allowed.",
  doctypeNotAllowed: "A <!DOCTYPE> is not allowed.",
  nulNotAllowed: "The NUL character is not allowed.",
  tagUnfinished: "A tag begins here and is not finished; write &lt; for the character <.",

  // Queries of lists.
  notPositive: ({ field }: Named, names: Names) =>
    `${names[field]} must be a whole number of at least 1.`,
  pageTooLarge: `page can be at most ${LIMITS.maxId}.`,

  // The extensions.
  cursorInvalid:
    "This cursor is not one of your jobs in this database, or it is too old. " +
    "Read all jobs again: send the request without since.",
  endsBeforeItBegins: "to must not be before from.",
  timeZoneUnknown: "timeZone must be an IANA name such as America/Toronto.",
  afterInvalid: "after must be the next of the page before.",
  settingNameInvalid:
    "The name of a setting has 1 to 64 of the characters a to z, 0 to 9 and -, and begins with a letter.",
  settingNotADocument: "A setting must be a JSON object or a list.",
  settingNotFound: ({ name }: { name: string }) => `There is no setting ${name} yet.`,
  tooManySettings: ({ max }: { max: number }) =>
    `You have ${max} settings, which is the limit. Save this under a name that you already use.`,
  settingChanged:
    "Someone else has changed this setting since you read it. Read it again, then repeat your change.",
  settingExists: "This setting already exists. Read it first, then change it.",

  // What the service answers.
  more: ({ count }: { count: number }) => `(and ${count} more)`,
  badUrl: "The path is not a valid URL.",
  badRequest: "The request is not valid.",
  hostMissing: "The header Host is missing.",
  hostRepeated: "The header Host must be sent once.",
  hostInvalid: "The header Host does not name a host.",
  nothingAt: ({ path }: { path: string }) => `There is nothing at ${path}.`,
  slashTooMany: ({ path }: { path: string }) =>
    `There is nothing at ${path}: the slash at its end is too many.`,
  jobNotFound: "You have no such job.",
  jobNotDeleted:
    "This job exists, so there is nothing to restore. It may have been restored before.",
  versionNotFound: "You have no such version of a job; old ones are removed after a while.",
  activityNotFound: "There is no such activity of yours.",
  locationNotFound: "There is no such location.",
  methodNotAllowed: ({ method, allow }: { method: string; allow: string }) =>
    `${method} is not offered here, only ${allow}.`,
  apiKeyMissing: "Send your API key in the header API-Key.",
  apiKeyUnknown: "This API key is unknown or no longer valid.",
  apiKeyReadOnly:
    "This API key can only read. Nothing was changed. Ask your administrator for a key that can write.",

  overrideInvalid: ({ value }: { value: string }) =>
    `X-HTTP-Method-Override must be PUT or DELETE, once; this is “${shortened(value)}”. Nothing was done.`,

  bodyNotJsonType: "The body must be JSON: send Content-Type: application/json.",
  bodyEncoded: ({ encoding }: { encoding: string }) =>
    `A body with Content-Encoding: ${shortened(encoding)} is not read. Send it without an encoding.`,
  bodyTooLarge: ({ max }: { max: number }) => `The body is larger than ${size(max)}.`,
  bodyInPieces: ({ pieces, bytes }: { pieces: number; bytes: number }) =>
    `The body came in more than ${pieces} pieces of fewer than ${bytes} bytes, which is the limit.`,
  bodyEndedEarly: "The body ended early.",
  bodyNotUtf8: "The body is not valid UTF-8.",
  bodyNotJson: ({ flaw, line, column }: { flaw: string; line?: number; column?: number }) =>
    `The body is not valid JSON: ${flaw}${line === undefined ? "" : ` (line ${line}, column ${column})`}.`,
  bodyTooDeep: ({ max }: { max: number }) =>
    `The body is nested more than ${max} levels deep, which is the limit.`,
  bodyTooWide: ({ max }: { max: number }) =>
    `The body has more than ${max} values, which is the limit.`,

  jobChanged:
    "Someone else has changed this job since you read it. Read it again, then repeat your change.",
  restoredSince:
    "The data was restored from a backup since you read this. Read it again, then repeat your change.",
  jobGone: "This job no longer exists, so it is not the version that you read.",
  ifMatchInvalid: ({ etag }: { etag: string }) =>
    `If-Match must hold a version exactly as ETag gives it: the current one is ${etag}, quotes included.`,
  idempotencyKeyInvalid: "An Idempotency-Key must have 1 to 255 visible ASCII characters.",
  changeSetIdInvalid: ({ max }: { max: number }) =>
    `Change-Set-Id must have 1 to ${max} visible ASCII characters. Nothing was changed.`,
  changeSetTextInvalid: ({ max }: { max: number }) =>
    `Change-Set-Text must be one line of at most ${max} characters, percent-encoded, beside a Change-Set-Id. Nothing was changed.`,
  sourceUnknown: ({ allow }: { allow: string }) =>
    `Change-Source must be one of ${allow}. Nothing was changed.`,
  undoneVersionInvalid:
    "Change-Undoes must be the ETag of the version that is taken back. Nothing was changed.",
  idempotencyKeyWithdrawn:
    "This request came too late: it was given up, and its Idempotency-Key cannot be used any more.",
  idempotencyKeyReused: "This Idempotency-Key was already used for another request.",

  addressRequests: ({ max, window, seconds }: Rate) =>
    `Your address has made more than ${max} requests in ${window} seconds, which is the limit. ${wait(seconds)}`,
  keyRequests: ({ max, window, seconds }: Rate) =>
    `This API key has made more than ${max} requests in ${window} seconds, which is the limit. ${wait(seconds)}`,
  keyBytes: ({ max, window, seconds }: Rate) =>
    `This API key has sent more than ${max} bytes in ${window} seconds, which is the limit. ${wait(seconds)}`,
  wrongKeys: ({ max, window, seconds }: Rate) =>
    `More than ${max} wrong API keys came from your address in ${window} seconds, which is the limit. ${wait(seconds)}`,
  waiting: ({ max }: { max: number }) =>
    `More than ${max} requests of this kind are waiting for their turn, which is the limit.`,
  keyBodiesArriving: ({ max }: { max: number }) =>
    `Bodies of more than ${size(max)} are arriving with this API key, which is the limit.`,
  yourAnswersUnread: ({ max }: { max: number }) =>
    `You have not read answers of ${size(max)}, which is the limit. Read them, then try again. Nothing was done.`,
  answersUnread: ({ max }: { max: number }) =>
    `Clients have not read answers of ${size(max)}, which is the limit. Try again shortly. Nothing was done.`,
  bodiesArriving: ({ max }: { max: number }) =>
    `Bodies of more than ${size(max)} are arriving, which is the limit. Try again shortly.`,

  changedByMany: "Too many changes to this job are being made at once. Try again.",
  changedInBetween: "Another change was made at the same time. Try again.",
  databaseUnavailable: "The database is not available. Try again shortly.",
  databaseTooSlow:
    "The database took too long to answer. Try again shortly, or search for another term.",
  diskFull: ({ unchanged }: { unchanged: boolean }) =>
    `The disk of the service is full. ${unchanged ? "Nothing was changed." : "Check whether this was saved once there is room again."}`,
  internal: ({ requestId }: { requestId: string }) =>
    `Something went wrong on our side. If it happens again, report request ${requestId}.`,
};

/** The sentences of a language. */
export type Messages = typeof en;
