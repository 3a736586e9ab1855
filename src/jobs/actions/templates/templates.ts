import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type Job, job } from "#contract/job.ts";
import { language } from "#src/i18n/language.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { randomId } from "#src/lib/values/random-id.ts";
import { settingQuery, useChangeSetting } from "../../requests/settings/setting-query.ts";
import {
  changeSetting,
  SettingFull,
  type SettingKind,
} from "../../requests/settings/setting-requests.ts";

/** With what a later release may add. */
const storedTemplates = z.looseObject({
  templates: z.array(
    z.looseObject({ id: z.string(), name: z.string(), job: z.record(z.string(), z.unknown()) }),
  ),
});

type StoredTemplates = z.infer<typeof storedTemplates>;
type StoredTemplate = StoredTemplates["templates"][number];

const TEMPLATES: SettingKind<StoredTemplates> = {
  name: "templates",
  schema: storedTemplates,
  empty: { templates: [] },
};

/** A job from which new ones start. */
export interface Template {
  id: string;
  name: string;
  job: Job;
}

const { compare } = new Intl.Collator(language);

/** The templates by name, without those that another release wrote otherwise. */
export const templatesIn = ({ templates }: StoredTemplates): Template[] =>
  templates
    .flatMap(({ id, name, job: stored }) => {
      const read = z.safeParse(job, stored);
      return read.success ? [{ id, name, job: read.data }] : [];
    })
    .toSorted((a, b) => compare(a.name, b.name));

/** `shared`: colleagues have them too. */
export function useTemplates() {
  const query = useQuery(settingQuery(TEMPLATES));
  const { data } = query;
  return { templates: data && templatesIn(data.value), shared: data?.shared ?? true, query };
}

/** What is made of the templates, be it those of a colleague who was faster. */
type Change = (templates: StoredTemplate[]) => StoredTemplate[];

/** Adds a template, without what belongs to the one job that it was made from. */
export const addTemplate = ({
  id = randomId(),
  name,
  job: like,
}: Omit<Template, "id"> & { id?: string }): Change => {
  const kept: Job = {
    ...like,
    id: 0,
    referenceId: null,
    employer: null,
    status: "draft",
    publishDate: null,
    closeDate: null,
  };
  return (templates) => [...templates, { id, name, job: { ...kept } }];
};

/** Resolves to all templates. */
export const changeTemplates = async (change: Change) =>
  changeSetting(TEMPLATES, ({ templates, ...rest }) => ({ ...rest, templates: change(templates) }));

/** Changes the templates: `mutate(addTemplate({ name, job }))`. */
export const useChangeTemplates = () => useChangeSetting(TEMPLATES, changeTemplates);

/** Why templates could not be changed, in a sentence. */
export const templatesErrorOf = (error: Error): string =>
  error instanceof SettingFull
    ? m.templates_full()
    : m.templates_failed({ reason: messageOf(error) });
