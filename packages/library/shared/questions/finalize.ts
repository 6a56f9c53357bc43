/** Block S4: the last step of every wizard. */
import { languages } from '@clausewright/contract/languages';
import type { Condition, Option, Question } from '@clausewright/engine/questionnaire/definition';

/** The condition language cannot count: two languages are chosen when some pair of them is. */
const severalLanguages: Condition = {
  any: languages.flatMap((first, index) =>
    languages.slice(index + 1).map((second) => ({
      all: [
        { has: ['document_languages', first] as const },
        { has: ['document_languages', second] as const },
      ],
    })),
  ),
};

const ending = [
  { id: 'effective_date', kind: 'date', since: 1, default: 'today' },
  {
    id: 'document_languages',
    kind: 'multi',
    since: 1,
    min: 1,
    ordered: true,
    price: 'translation_language',
    feeds: 'price',
    options: [{ id: 'de' }, { id: 'en' }, { id: 'es' }, { id: 'fr' }, { id: 'it' }, { id: 'nl' }],
  },
  {
    id: 'prevailing_language',
    kind: 'choice',
    level: 'detail',
    since: 1,
    when: severalLanguages,
    default: 'none',
    options: [{ id: 'none' }, { id: 'first' }],
  },
] as const satisfies readonly Question[];

/** A statement of facts has a day, and no version that prevails. */
export const [effectiveDate] = ending;
const [, documentLanguages] = ending;

/** Without a price, for types that cost nothing in any language. */
export const freeDocumentLanguages = {
  id: 'document_languages',
  kind: 'multi',
  since: 1,
  min: 1,
  ordered: true,
  feeds: 'delivery',
  options: documentLanguages.options,
} as const satisfies Question;

/** Cookies policies and disclaimers change without notice, so they leave this pair out. */
export const changeNotice = [
  {
    id: 'change_notice_days',
    kind: 'choice',
    since: 1,
    default: '30',
    options: [{ id: '0' }, { id: '7' }, { id: '14' }, { id: '15' }, { id: '30' }, { id: '60' }],
  },
  {
    id: 'change_notice_channels',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 1,
    default: ['page'],
    options: [{ id: 'page' }, { id: 'email' }, { id: 'site-banner' }, { id: 'in-app' }],
  },
] as const satisfies readonly Question[];

export const delivery = [
  {
    id: 'custom_sections',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    min: 0,
    max: 20,
    title: 'custom_section_heading',
    questions: [
      { id: 'custom_section_heading', kind: 'text', since: 1, max: 200, perLanguage: true },
      { id: 'custom_section_text', kind: 'area', since: 1, max: 2000, perLanguage: true },
    ],
  },
  { id: 'delivery_email', kind: 'email', since: 1, feeds: 'delivery' },
  { id: 'law_alerts', kind: 'yn', since: 1, default: 'no', feeds: 'delivery' },
] as const satisfies readonly Question[];

/** `notice` is `changeNotice` or empty; titles are the type's own names for its document, the usual one first. */
export function finalize<
  const Titles extends readonly [Option & { id: string }, ...Option[]],
  const Notice extends readonly Question[],
>(titles: Titles, notice: Notice) {
  return [
    {
      id: 'document_title',
      kind: 'choice',
      level: 'detail',
      since: 1,
      default: titles[0].id,
      options: titles,
    },
    ...ending,
    ...notice,
    ...delivery,
  ] as const satisfies readonly Question[];
}
