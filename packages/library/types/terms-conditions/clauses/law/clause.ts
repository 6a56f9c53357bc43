import { given, has } from '@clausewright/engine/document/authoring';
import { businessesToo, consumersToo, isOnlyAmerican, speaksAmerican } from '../../conditions.ts';
import { englishCountry, germanLaw, kingdomPart, regionName } from '../../words/regions.ts';
import { italianLaw, italianPlace } from '../../../../shared/words/italian-countries.ts';
import { dutchLaw } from '../../../../shared/words/dutch-countries.ts';
import { spanishLaw } from '../../../../shared/words/spanish-laws.ts';
import { frenchLaw, withForm } from '../../../../shared/words/french-countries.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

function isLawOf({ governing_law: law }: Given, ...countries: readonly string[]): boolean {
  return law !== undefined && countries.includes(law);
}

/** The United Nations Convention on Contracts for the International Sale of Goods has no effect where the state never joined it. */
const outsideConvention = ['GB', 'IE', 'IN', 'MT', 'ZA'];

/** Art. 6(2) Rome I (CJEU C-191/15: the reservation must be said), Arts 17 to 19 Brussels Ia, § 38 ZPO, art. 48 CPC, art. 33(2)(u) cod. cons. and art. 66-bis, art. 90 TRLGDCU; Quebec CPA ss. 11.1, 19.1 (the words stand right before the clause that does not apply there) and 22.1. Courts are agreed with business users only. Art. 1341 c.c. is spoken of in tc.it_1341 alone. */
export const law = clause({
  id: 'tc.law',
  version: 4,
  ground: { answers: ['governing_law'] },
  parts: {
    ...twoEnglishes(
      'Regulation (EC) No 593/2008, Art. 6(2); Nedlloyd Lines B.V. v. Superior Court, 3 Cal. 4th 459 (1992)',
      speaksAmerican,
    ),
    quebec: {
      meets: ['qc-cpa-54-4'],
      when: (a) => consumersToo(a) && has(a.laws, 'ca_consumer') && a.governing_state !== 'CA_QC',
    },
    country: {
      meets: ['it-cc-1341'],
      answers: ['governing_law'],
      when: (a) => !given(a.governing_state) && !isLawOf(a, 'GB', 'IT'),
    },
    state: { meets: ['it-cc-1341'], answers: ['governing_state'], when: (a) => given(a.governing_state) },
    kingdom: { meets: ['it-cc-1341'], answers: ['governing_part'], when: (a) => isLawOf(a, 'GB') },
    italy: { answers: ['governing_law'], when: (a) => isLawOf(a, 'IT') },
    convention: {
      law: 'CISG, Art. 6',
      when: (a) => businessesToo(a) && has(a.sells, 'goods') && !isLawOf(a, ...outsideConvention),
    },
    consumers: { meets: ['rome-i-6'], when: (a) => consumersToo(a) && !isOnlyAmerican(a) },
    domestic: {
      law: 'Restatement (Second) of Conflict of Laws, § 187(2)',
      when: (a) => consumersToo(a) && isOnlyAmerican(a),
    },
    court: { meets: ['it-cc-1341'], when: (a) => consumersToo(a) },
    frenchCourt: {
      law: 'art. R. 631-3 C. conso.',
      when: (a) => consumersToo(a) && has(a.laws, 'eu_consumer'),
      languages: ['fr'],
    },
    union: { law: 'Regulation (EU) No 1215/2012, Art. 18', when: (a) => has(a.laws, 'eu_consumer') },
    tribunal: { answers: ['dispute_mode'], when: (a) => a.dispute_mode === 'arbitration' },
    venue: { answers: ['venue'], when: (a) => businessesToo(a) && given(a.venue) },
  },
  texts: import.meta.url,
  values: {
    regionName,
    kingdomPart,
    italianLaw: (c) => italianLaw(c.country(c.say.governing_law)),
    italianRegion: (c) => italianPlace('of', regionName(c)),
    frenchRegion: (c) => withForm('of', regionName(c)),
    frenchLaw: (c) => frenchLaw(c.country(c.say.governing_law)),
    germanLaw: (c) => c.name(c.say.governing_law, germanLaw(c.a.governing_law)),
    dutchLaw: (c) => dutchLaw(c.country(c.say.governing_law)),
    spanishLaw: (c) => spanishLaw(c.country(c.say.governing_law)),
    englishCountry: (c) => englishCountry(c.a.governing_law, c.country(c.say.governing_law)),
  },
});
