/** The state or province of the business, by the names of the country list. */
import { listStates } from '@clausewright/contract/countries';
import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import type { DisclaimerQuestions } from '../clause.ts';

type State = NonNullable<DisclaimerQuestions['state']>;

export function stateName({
  a,
  say,
  name,
  language,
}: Pick<Context<DisclaimerQuestions>, 'a' | 'say' | 'name' | 'language'>): Words {
  const words = listStates(a.country ?? '', language).map(({ value, text }) => [value, properName(text)]);
  return name(say.state, Object.fromEntries(words) as Record<State, Words>);
}
