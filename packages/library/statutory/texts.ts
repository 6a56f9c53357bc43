/**
 * Prescribed wording, word for word, with where it was read. `unverified` (product.md 11) means that
 * nobody has compared it with the official publication: it is never called the official model.
 */
import type { Language } from '@clausewright/contract/languages';
import { textFiles } from '../data-files.ts';
import { readStatutoryText, type Shape, type StatutoryText } from './statutory-text.ts';

export type { Official, StatutoryText } from './statutory-text.ts';

const instructions: Shape = {
  body: [
    'start_event',
    'trader_contact',
    'point_3',
    'point_4',
    'point_5',
    'point_6',
    // Spain lets the trader choose between two numbers of days.
    'catorce_o_treinta',
  ],
  '1a': [],
  '1b': [],
  '1c': [],
  '1d': [],
  '1e': [],
  '4': [],
  '5a-collect': [],
  '5a-return': ['authorised_recipient'],
  '5b-trader-bears': [],
  '5b-consumer-bears': [],
  '5b-amount': ['amount'],
  '5b-estimate': ['amount'],
  '5b-collect-own-cost': [],
  '5c': [],
  '6': ['delete_inapplicable'],
};
/** Point 3 of the instructions. */
const online: Shape = { online: ['function_location'], webform: ['website_address'] };
const form: Shape = { form: ['trader_name_address_email'] };
const box: Shape = { box: [] };
const statement: Shape = { statement: [] };
const labels: Shape = { withdraw: [], confirm: [] };

/** Every text by its id, which is its folder in `texts/`. */
const shapes = {
  'at-fagg-anhang-1a': instructions,
  'at-fagg-anhang-1b': form,
  'au-acl-reg90-both': statement,
  'au-acl-reg90-goods': statement,
  'au-acl-reg90-services': statement,
  'crd-annex-ia-point-3': online,
  'crd-annex-ia': instructions,
  'crd-annex-ib': form,
  'de-egbgb-anlage-1-point-3': online,
  'de-egbgb-anlage-1': instructions,
  'de-egbgb-anlage-2': form,
  'es-trlgdcu-anexo-1a': instructions,
  'es-trlgdcu-anexo-1b': form,
  'fr-conso-d211-2-a': box,
  'fr-conso-d211-3': box,
  'fr-conso-d211-4': box,
  'fr-conso-l215': box,
  'fr-conso-r221-1': form,
  'fr-conso-r221-3-point-3': online,
  'fr-conso-r221-3': instructions,
  'uk-ccr-sch3-b': form,
  'withdrawal-function-labels': labels,
  'ie-cra-sched4': instructions,
  'ie-cra-sched4-note-4': online,
  'ie-cra-sched4-form': form,
} as const;
export type StatutoryId = keyof typeof shapes;

type ByLanguage = Readonly<Partial<Record<Language, StatutoryText>>>;

const files = textFiles(import.meta.url, 'texts/*/*.md');

function textsOf(id: string, shape: Shape): ByLanguage {
  const folder = `texts/${id}/`;
  const own = files.filter(([path]) => path.startsWith(folder));
  if (own.length === 0) throw new Error(`statutory/${folder} holds no text`);
  const read = own.map(([path, source]) => {
    const language = path.slice(folder.length, -'.md'.length);
    return [language, readStatutoryText(`packages/library/statutory/${path}`, source, shape)] as const;
  });
  return Object.fromEntries(read);
}

/** Every prescribed text by id and language. */
export const statutoryTexts: Readonly<Record<string, ByLanguage>> = Object.fromEntries(
  Object.entries(shapes).map(([id, shape]) => [id, textsOf(id, shape)]),
);

/** Throws for a text or part that is not kept: a fault of ours, never of an answer. */
export function statutoryPart(id: StatutoryId, language: Language, part: string): string {
  const text = statutoryTexts[id]?.[language]?.parts[part]?.text;
  if (text === undefined) throw new Error(`no prescribed text ${id} ${language} ${part}`);
  return text;
}
