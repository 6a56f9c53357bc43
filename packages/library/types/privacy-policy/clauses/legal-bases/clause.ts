import type { Prose } from '@clausewright/engine/document/authoring';
import { dataTypeWords } from '../../words/pd-types.ts';
import { interestWords } from '../../words/interests.ts';
import { legalBasisWords } from '../../words/legal-bases.ts';
import { decisionBasisWords } from '../../words/decision-bases.ts';
import { contentPurpose } from '../../words/content-purpose.ts';
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
    content: cited(c, c.w.content),
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
  version: 5,
  when: underEither,
  ground: { law: 'Regulation (EU) 2016/679, Art. 6(1)' },
  parts: {
    table: { meets: ['gdpr-13-1-c', 'gdpr-13-1-d', 'uk-gdpr-13'], when: (a) => a.pd_none_confirm !== 'yes' },
    technical: {
      meets: ['gdpr-13-1-c', 'gdpr-13-1-d', 'uk-gdpr-13'],
      when: (a) => a.pd_none_confirm === 'yes',
    },
    balance: { meets: ['gdpr-13-1-d'] },
    providers: { law: 'Regulation (EU) 2016/679, Art. 28', when: (a) => a.pd_none_confirm !== 'yes' },
  },
  words: {
    titles: purposeTitles,
    bases: legalBasisWords,
    interests: interestWords,
    data: dataTypeWords,
    usual: usualCells,
    content: contentPurpose,
    special: specialDataWords,
    specialBases: specialBasisWords,
    decisions: decisionBasisWords,
  },
  texts: import.meta.url,
  values: {
    basisTable: (c, t) => table(c, t.words('columns')),
    regulation,
  },
});
