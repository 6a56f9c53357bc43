import type { Prose } from '../../../document/authoring.ts';
import { dataTypeWords } from '../../words/pd-types.ts';
import { interestWords } from '../../words/interests.ts';
import { legalBasisWords } from '../../words/legal-bases.ts';
import { decisionBasisWords } from '../../words/decision-bases.ts';
import { purposeTitles } from '../../words/purposes.ts';
import { cited, regulation, underEither } from '../../words/regulation.ts';
import { specialBasisWords } from '../../words/special-basis.ts';
import { specialDataWords } from '../../words/special-data.ts';
import { usualCells } from '../../words/usual-bases.ts';
import { clause } from '../../clause.ts';
import { table as tableOf } from '../purpose-rows.ts';

/** The table with the citations of the regulation that the owner chose. */
function table(c: Parameters<typeof tableOf>[0], labels: Parameters<typeof tableOf>[1]): Prose {
  const w = {
    ...c.w,
    bases: cited(c, c.w.bases),
    usual: cited(c, c.w.usual),
    specialBases: cited(c, c.w.specialBases),
  };
  return tableOf({ ...c, w }, labels);
}

/**
 * Drafting note. Articles 6(1), 13(1)(c)-(d) and 14(1)(c), 14(2)(b) GDPR and UK GDPR: each purpose with data, ground,
 * interest and period. Usual grounds stand in `words/usual-bases.ts` until the owner names another. balance: Guidelines
 * WP260 rev.01 (the weighing on request). technical: recital 49. providers: a processor needs no ground of its own (Article
 * 28).
 */
export const legalBases = clause({
  id: 'pp.legalbases',
  version: 3,
  when: underEither,
  parts: {
    table: { meets: ['gdpr-13-1-c', 'gdpr-13-1-d', 'uk-gdpr-13'], when: (a) => a.pd_none_confirm !== 'yes' },
    technical: {
      meets: ['gdpr-13-1-c', 'gdpr-13-1-d', 'uk-gdpr-13'],
      when: (a) => a.pd_none_confirm === 'yes',
    },
    balance: { meets: ['gdpr-13-1-d'] },
    providers: { meets: [], when: (a) => a.pd_none_confirm !== 'yes' },
  },
  words: {
    de: {
      titles: purposeTitles.de,
      bases: legalBasisWords.de,
      interests: interestWords.de,
      data: dataTypeWords.de,
      usual: usualCells.de,
      special: specialDataWords.de,
      specialBases: specialBasisWords.de,
      decisions: decisionBasisWords.de,
    },
    en: {
      titles: purposeTitles.en,
      bases: legalBasisWords.en,
      interests: interestWords.en,
      data: dataTypeWords.en,
      usual: usualCells.en,
      special: specialDataWords.en,
      specialBases: specialBasisWords.en,
      decisions: decisionBasisWords.en,
    },
    es: {
      titles: purposeTitles.es,
      bases: legalBasisWords.es,
      interests: interestWords.es,
      data: dataTypeWords.es,
      usual: usualCells.es,
      special: specialDataWords.es,
      specialBases: specialBasisWords.es,
      decisions: decisionBasisWords.es,
    },
    fr: {
      titles: purposeTitles.fr,
      bases: legalBasisWords.fr,
      interests: interestWords.fr,
      data: dataTypeWords.fr,
      usual: usualCells.fr,
      special: specialDataWords.fr,
      specialBases: specialBasisWords.fr,
      decisions: decisionBasisWords.fr,
    },
    it: {
      titles: purposeTitles.it,
      bases: legalBasisWords.it,
      interests: interestWords.it,
      data: dataTypeWords.it,
      usual: usualCells.it,
      special: specialDataWords.it,
      specialBases: specialBasisWords.it,
      decisions: decisionBasisWords.it,
    },
    nl: {
      titles: purposeTitles.nl,
      bases: legalBasisWords.nl,
      interests: interestWords.nl,
      data: dataTypeWords.nl,
      usual: usualCells.nl,
      special: specialDataWords.nl,
      specialBases: specialBasisWords.nl,
      decisions: decisionBasisWords.nl,
    },
  },
  texts: import.meta.url,
  values: {
    tableRows: (c, t) => table(c, t.words('columns')),
    regulation,
  },
});
