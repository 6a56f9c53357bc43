import { has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

function leavesBrazil(answers: object): boolean {
  return (
    holdsFact(answers, 'data:transfer-abroad') || reachesBeyond(answers, 'BR') || mayReachFurther(answers)
  );
}

/**
 * Drafting note. Lei no. 13.709/2018 (LGPD). rights: Art. 18, 20; Art. 18 § 2 (objection). answer: Art. 18 § 5 (free),
 * Art. 19 (at once in short form, 15 days in full); small agents have twice the time (Res. CD/ANPD 2/2022), not used.
 * grounds and agents: Art. 7, 9 VI, 11, 37-42. officer: Art. 41; without a named person the channel that Res. CD/ANPD 2/2022
 * Art. 11 allows small agents. transfers: Art. 33 and Res. CD/ANPD 19/2024, annex I Art. 17 (page on transfers; clauses in
 * full on request). Which ground of Art. 33 carries which transfer is not asked, so all that are usual are named and the one
 * is told on request. complaint: Art. 18 §§ 1 and 8. Purposes, data, recipients, periods and safety stand in the body.
 */
export const rightsBr = clause({
  id: 'pp.rights.br',
  version: 2,
  when: (a) => has(a.laws, 'lgpd'),
  ground: { law: 'Lei no. 13.709/2018 (LGPD), Art. 18' },
  parts: {
    rights: { meets: ['br-lgpd-18'] },
    answer: { law: 'Lei no. 13.709/2018 (LGPD), Art. 18 § 5, 19' },
    grounds: { meets: ['br-lgpd-9'] },
    officer: { meets: ['br-lgpd-41'], when: (a) => namesOfficer(a, 'lgpd') },
    channel: { meets: ['br-lgpd-41'], when: (a) => !namesOfficer(a, 'lgpd') },
    transfers: { meets: ['br-anpd-19'], when: leavesBrazil },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'BR') },
    further: { answers: ['hosting_country'], when: mayReachFurther },
    complaint: { meets: ['br-lgpd-18'] },
  },
  texts: import.meta.url,
  values: {
    officers: (c) => officersOf(c, 'lgpd'),
    placesBeyond: (c) => placesBeyond(c, 'BR'),
  },
});
