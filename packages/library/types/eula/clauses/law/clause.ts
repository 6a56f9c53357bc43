import { type Context, given, properName, type Words } from '@clausewright/engine/document/authoring';
import { listStates } from '@clausewright/contract/countries';
import { dutchLaw } from '../../../../shared/words/dutch-countries.ts';
import { spanishLaw } from '../../../../shared/words/spanish-laws.ts';
import { frenchLaw, withForm } from '../../../../shared/words/french-countries.ts';
import { englishCountry, germanLaw } from '../../../terms-conditions/words/regions.ts';
import { businessesToo, consumersToo, isOnlyAmerican } from '../../conditions.ts';
import { italianLaw, italianPlace } from '../../../../shared/words/italian-countries.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

/** The name of the state; the answer itself is read, so that a preview knows the question. */
function stateName({ a, language }: Pick<Context<EulaQuestions>, 'a' | 'language'>): Words {
  const state: string = a.governing_state ?? '';
  const named = listStates(a.governing_law ?? '', language).find(({ value }) => value === state);
  return properName(named?.text ?? state);
}

type Given = { readonly [Q in 'governing_law' | 'governing_state']?: EulaQuestions[Q] | undefined };

/** England and Wales, Scotland and Northern Ireland have laws of their own. */
function isBritish({ governing_law }: Given): boolean {
  return governing_law === ('GB' as typeof governing_law);
}

/** No parties to the Convention: there it is no part of the law and need not be excluded. */
const withoutConvention: readonly (string | undefined)[] = ['GB', 'IE', 'IN', 'MT', 'ZA'];

// Regulation (EC) 593/2008, Article 6(2). The Convention is for businesses alone (its Article 2(a)).
export const law = clause({
  id: 'eu.law',
  version: 4,
  ground: { answers: ['governing_law'] },
  parts: {
    law: { meets: ['practice-eu-law'], answers: ['governing_law'] },
    state: {
      answers: ['governing_state', 'governing_law'],
      when: (a) => given(a.governing_state) && !isOnlyAmerican(a),
    },
    home: {
      answers: ['governing_state', 'governing_law'],
      when: (a) => given(a.governing_state) && isOnlyAmerican(a),
    },
    conflict: {
      answers: ['governing_law'],
      when: (a) => a.governing_law === ('US' as typeof a.governing_law),
    },
    kingdom: { answers: ['governing_law'], when: (a) => isBritish(a) },
    country: { answers: ['governing_law'], when: (a) => !given(a.governing_state) && !isBritish(a) },
    convention: {
      law: 'CISG, Article 6',
      when: (a) => businessesToo(a) && !withoutConvention.includes(a.governing_law),
    },
    consumers: {
      law: 'Regulation (EC) No 593/2008, Article 6(2)',
      when: (a) => consumersToo(a) && !isOnlyAmerican(a),
    },
    residents: {
      law: 'Restatement (Second) of Conflict of Laws § 187(2)(b)',
      when: (a) => consumersToo(a) && isOnlyAmerican(a),
    },
  },
  texts: import.meta.url,
  values: {
    stateName,
    italianLaw: (c) => italianLaw(c.country(c.say.governing_law)),
    italianRegion: (c) => italianPlace('of', stateName(c)),
    frenchRegion: (c) => withForm('of', stateName(c)),
    frenchLaw: (c) => frenchLaw(c.country(c.say.governing_law)),
    germanLaw: (c) => c.name(c.say.governing_law, germanLaw(c.a.governing_law)),
    dutchLaw: (c) => dutchLaw(c.country(c.say.governing_law)),
    spanishLaw: (c) => spanishLaw(c.country(c.say.governing_law)),
    englishCountry: (c) => englishCountry(c.a.governing_law, c.country(c.say.governing_law)),
  },
});
