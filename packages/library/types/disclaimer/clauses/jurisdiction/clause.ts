import { given } from '@clausewright/engine/document/authoring';
import { dutchLaw } from '../../../../shared/words/dutch-countries.ts';
import { spanishLaw } from '../../../../shared/words/spanish-laws.ts';
import { frenchLaw, withForm } from '../../../../shared/words/french-countries.ts';
import { germanLaw } from '../../../terms-conditions/words/regions.ts';
import { stateName } from '../../words/state-name.ts';
import { isOnlyAmerican } from '../../conditions.ts';
import { italianLaw, italianPlace } from '../../../../shared/words/italian-countries.ts';
import { clause, type DisclaimerQuestions } from '../../clause.ts';

type Places = { readonly [Q in keyof DisclaimerQuestions]?: DisclaimerQuestions[Q] | undefined };

/** Among Americans the state alone is named. */
const isAtHome = (a: Places): boolean => isOnlyAmerican(a) && given(a.state);

// Regulation (EC) 593/2008, Article 6(2) and Regulation (EU) 1215/2012, Article 18: a choice takes nothing from consumers.
export const jurisdiction = clause({
  id: 'di.jurisdiction',
  version: 4,
  ground: {
    law: 'Regulation (EC) No 593/2008, Articles 4 and 6(2); Regulation (EC) No 864/2007, Article 14',
  },
  parts: {
    place: { answers: ['country'], when: (a) => !isAtHome(a) },
    home: { answers: ['country', 'state'], when: (a) => isAtHome(a) },
    // Contracts and liability are the law of the state or province there; in Germany and India they are not.
    state: {
      answers: ['state'],
      when: (a) => given(a.state) && ['US', 'CA', 'AU'].some((country) => a.country === country),
    },
    // England and Wales, Scotland and Northern Ireland have laws of their own.
    kingdom: { answers: ['country'], when: (a) => a.country === ('GB' as typeof a.country) },
    consumers: {
      law: 'Regulation (EC) No 593/2008, Article 6(2); Regulation (EU) No 1215/2012, Article 18',
      when: (a) => a.consumer_type !== 'businesses' && !isOnlyAmerican(a),
    },
    residents: {
      law: 'Restatement (Second) of Conflict of Laws § 187(2)(b)',
      when: (a) => a.consumer_type !== 'businesses' && isOnlyAmerican(a),
    },
  },
  texts: import.meta.url,
  values: {
    germanLaw: (c) => c.name(c.say.country, germanLaw(c.a.country)),
    stateName,
    dutchLaw: (c) => dutchLaw(c.country(c.say.country)),
    spanishLaw: (c) => spanishLaw(c.country(c.say.country)),
    italianLaw: (c) => italianLaw(c.country(c.say.country)),
    italianRegion: (c) => italianPlace('of', stateName(c)),
    frenchRegion: (c) => withForm('of', stateName(c)),
    frenchLaw: (c) => frenchLaw(c.country(c.say.country)),
  },
});
