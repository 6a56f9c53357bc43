import { has } from '@clausewright/engine/document/authoring';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

const regulator = catalogueLink('https://www.edoeb.admin.ch');

/**
 * Rights of the Federal Act on Data Protection (SR 235.1) in its own order: access (Art. 25, as a rule free of charge and
 * within 30 days, Ordinance Art. 18-19), data portability (Art. 28), correction (Art. 32(1)), objection, prohibition and
 * deletion (Art. 30(2)(b), 31, 32(2)), note of dispute (Art. 32(3)), automated individual decisions (Art. 21). Report to the
 * FDPIC (Art. 49(1)); civil action (Art. 32(2)). The limits of access (Art. 26, 27) are named in general words only. The
 * representative (Art. 14) stands in the section on contact. French and Italian titles and abbreviations are official ones.
 */
export const rightsCh = clause({
  id: 'pp.rights.ch',
  version: 1,
  when: (a) => has(a.laws, 'fadp'),
  ground: { law: 'FADP (SR 235.1), Art. 25-32' },
  parts: {
    list: { meets: ['ch-19-2'] },
    automated: { meets: ['ch-21'], when: (a) => holdsFact(a, 'data:adm') },
    limits: { law: 'FADP (SR 235.1), Art. 26-27' },
    authority: { meets: ['ch-19-2'] },
  },
  texts: import.meta.url,
  values: {
    regulator: () => regulator,
  },
});
