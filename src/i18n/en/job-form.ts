import type { Messages } from "#contract/messages/en.ts";
import { type Message, sentence } from "#contract/messages/message.ts";
import { connection } from "./connection.ts";

/** English text of the area "job-form". Functions take what varies. */
export const jobForm = {
  newTitle: "New job",
  copyTitle: (job: string) => `Copy of ${job}`,
  editTitle: (job: string) => `Edit ${job}`,
  copyNote: "Nothing is created until you save. The reference id is left empty: it names one job.",

  jobSection: "The job",
  jobHint: "What applicants read first.",
  whereSection: "Where",
  whereHint: "Where the work is done.",
  descriptionSection: "Description",
  descriptionHint: "The work, what you ask for and what you offer.",
  paySection: "Pay",
  payHint: "Shown only if you want it shown.",
  applySection: "How to apply",
  applyHint: "By e-mail, or on a page of yours.",
  visibilitySection: "When and who sees it",
  visibilityHint: "How long the job stays up, and under which name.",

  /** The name of each field: its label, and what it is called in messages. */
  labels: {
    title: "Title",
    referenceId: "Reference id",
    positionType: "Position type",
    categories: "Categories",
    locations: "Locations",
    description: "Description",
    paid: "Show pay",
    amount: "Amount",
    maxAmount: "Maximum",
    period: "Period",
    plusCommission: "Plus commission",
    applicantRoutingType: "Where applications go",
    applicationEmail: "E-mail address",
    applicationUrl: "Web address",
    closeDate: "Close date",
    confidential: "Confidential",
    autoRefresh: "Auto-refresh",
  },

  referenceIdHint: "Your own number or code. No two of your jobs can have the same one.",
  choose: "Choose…",
  unnamed: (id: string) => `No. ${id}`,
  positionTypeIdHint: "This service shows no list of position types. Type the number that it uses.",
  notACategory: (typed: string) =>
    `“${typed}” is not a category: choose one from the list, or delete it.`,
  categoriesHint: (min: number, max: number) => `Choose ${min} to ${max}.`,
  categoryIdsHint: (min: number, max: number) =>
    `This service shows no list of categories. Add ${min} to ${max} by the numbers that it uses.`,
  positionTypesFailed: "The position types did not load.",
  categoriesFailed: "The categories did not load.",
  placesFailed: "The places did not load.",
  locationsHint: (min: number, max: number) =>
    `Choose ${min} to ${max}, best with the province: “Vancouver, BC”. You can also add a place that is not suggested.`,
  placeUnknown: "not a known place",
  placeQuestion: (place: string) => `We don't know a place called “${place}”.`,
  placeProposal: (place: string) => `Did you mean ${place}?`,
  locationsFreeHint: (min: number, max: number) =>
    `${min} to ${max}. This service suggests no places: write each as “Vancouver, BC” and press Enter.`,

  editorLoading: "The editor is loading. You can fill in the rest meanwhile.",
  editorFailed: "The editor did not load. Your description is kept as it is.",
  editorStuck: "The editor did not load this time either. Reload the page: what you typed is kept.",

  paidHint: "Off: applicants see no pay.",
  payUnusual: (pay: string) => `${pay} is unusual. Check the amount and the period.`,
  payZero: "An amount of 0 tells applicants that the work is not paid.",
  payPeriodDiffers: (typed: string, chosen: string) =>
    `You typed “${typed}”, but the period is “${chosen}”.`,
  usePeriod: (period: string) => `Change to “${period}”`,
  hidePay: "Don't show pay",
  plusCommissionHint: "The job earns commission as well.",

  email: "By e-mail",
  emailHint: "Applications are collected for you, and a copy of each goes to this address.",
  url: "On your website",
  urlHint: "Applicants are sent to a page of yours.",
  emailExample: "name@example.com",
  urlExample: "https://example.com/apply",

  addressDoubts: {
    ending: (address: string) => `“${address}” has no ending such as .ca or .com.`,
    slip: (address: string) => `“${address}” looks like a slip.`,
    private: (address: string) => `“${address}” opens only in a company's own network.`,
    login: (address: string) => `“${address}” holds a name or a password. Everybody can read it.`,
  },
  addressProposal: (address: string) => `Did you mean ${address}?`,

  closeDateHint: (days: number) => `Left empty, the job closes ${days} days after it is published.`,
  closeDateHintPublished: (days: number, closes: string) =>
    `Left empty, the job closes ${days} days after it was published: on ${closes}.`,
  closeDatePast: (closed: string) =>
    `${closed} has passed. Applicants will see a job that is closed.`,
  confidentialHint: "Applicants do not see who the employer is.",
  autoRefreshHint: (days: number) =>
    `Sets the publish date to today every ${days} days, so that the job stays near the top. For unlimited job plans only; with any other plan it stays off.`,

  saveDraft: "Save as draft",
  savingDraft: "Saving…",
  saveChanges: "Save changes",
  saving: "Saving…",

  draftSaved: "Draft saved",
  published: "Job published",
  changesSaved: "Changes saved",
  nothingChanged: "Nothing was changed, so nothing was sent",
  autoRefreshStayedOff: (saved: string) =>
    `${saved}. Auto-refresh stayed off: it needs an unlimited job plan.`,

  /** A rule of the contract that is broken, in its words; what is paid is called by the labels. */
  problem: (rule: Message, messages: Messages): string =>
    sentence(rule, {
      ...messages,
      names: {
        ...messages.names,
        amount: jobForm.labels.amount,
        maxAmount: jobForm.labels.maxAmount,
      },
      amountMissing: "Enter the amount.",
      maxBelowAmount: "The maximum must not be less than the amount.",
    }),

  arrived: (saved: string) => `${saved}. The answer had been lost, but not the job.`,
  typedSince: (saved: string) =>
    `${saved}. What you typed meanwhile is still here, and not saved yet.`,
  sentAgainIn: (seconds: number) => `It is sent again by itself in ${seconds} s.`,
  sendNow: "Send now",
  sendLater: "Do not send by itself",
  back: connection.back,

  failedTitle: "The job is not saved",
  failedElsewhere: (reason: string, kept: boolean) =>
    `The job that you left was not saved. ${reason}${kept ? " What you typed is kept: open it again to go on." : ""}`,
  failedKept: "Everything you typed is still here.",
  goneTitle: "This job no longer exists",
  gone: "Somebody deleted it while you were editing. Everything you typed is still here.",
  saveAsNew: "Save it as a new draft",

  preview: "See it as applicants will",
  previewLabel: "The posting as applicants will see it",
  previewNoTitle: "No title yet",
  previewNoDescription: "No description yet",

  leaveTitle: "Leave without saving?",
  leaveBody: "What you changed on this page is not saved.",
  leave: "Leave without saving",
  stay: "Keep editing",
};
