/** States by the names of the country list. */
import { listStates } from '@clausewright/contract/countries';
import { type Context, properName, type Words } from '../../document/authoring.ts';
import type { TermsQuestions } from '../clauses/clause.ts';

type Region = NonNullable<TermsQuestions['governing_state']>;

/** The state whose law governs. */
export function regionName({
  a,
  say,
  name,
  language,
}: Pick<Context<TermsQuestions>, 'a' | 'say' | 'name' | 'language'>): Words {
  const [country = ''] = (a.governing_state ?? '').split('_');
  const words = listStates(country, language).map(({ value, text }) => [value, properName(text)]);
  return name(say.governing_state, Object.fromEntries(words) as Record<Region, Words>);
}
