import { type Context, has, type Prose, sequence } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** The day from which the DPDP Act takes the place of the SPDI Rules, as in `laws/in/law.json`. */
const dpdpDay = '2027-05-14';

type Given = Context<PrivacyQuestions>['a'];

/** The SPDI Rules bind bodies corporate in India (press note of the Ministry of 24 August 2011). */
function isIndian(a: Given): boolean {
  return a.country === 'IN';
}

function underOldRules({ a, today }: Pick<Context<PrivacyQuestions>, 'a' | 'today'>): boolean {
  return today < dpdpDay && isIndian(a);
}

/** Words that stand before the day of the DPDP Act. */
function ahead<Part extends string>(today: string, words: Prose<Part>): Prose<Part> {
  return today < dpdpDay ? words : sequence<Part>([]);
}

/*
 * Until 2027-05-13, for owners in India: SPDI Rules 2011 (G.S.R. 313(E)) under s. 43A of the Information Technology Act 2000. old:
 * r. 3, 5(1), 5(6), 5(7), 6, 7; practices: r. 4(1); officer, office: r. 5(9), one month. From 2027-05-14: DPDP Act 2023 and DPDP
 * Rules 2025 (also for owners abroad, s. 3(b)). rights: s. 6(4), 11-14; notice: s. 5, 7, r. 3; officer, office: s. 6(3), 8(9), 13,
 * r. 9, r. 14 (90 days at the latest); complaint: s. 5(1)(iii), 13(3). The Board works online; no address of its portal is known
 * for certain, so none is printed. later: an owner abroad is bound by neither before that day, and the text says so.
 * Left out: duties towards children under 18 (s. 9) and of Significant Data Fiduciaries (s. 10), which no question asks about.
 */
export const rightsIn = clause({
  id: 'pp.rights.in',
  version: 2,
  when: (a) => has(a.laws, 'in_dpdp'),
  ground: { law: 'DPDP Act 2023; SPDI Rules 2011' },
  parts: {
    old: { law: 'SPDI Rules 2011, r. 3, 5-7' },
    practices: { meets: ['in-spdi-4'] },
    later: { law: 'DPDP Act 2023, s. 3(b)', when: (a) => !isIndian(a) },
    rights: { law: 'DPDP Act 2023, ss. 6, 11-14' },
    notice: { meets: ['in-dpdp-5'] },
    types: { law: 'SPDI Rules 2011, r. 4(1)', when: (a) => a.pd_none_confirm !== 'yes' },
    officer: { meets: ['in-spdi-4', 'in-dpdp-9'], when: (a) => namesOfficer(a, 'in_dpdp') },
    office: { meets: ['in-spdi-4', 'in-dpdp-9'], when: (a) => !namesOfficer(a, 'in_dpdp') },
    complaint: { meets: ['in-dpdp-5'] },
  },
  texts: import.meta.url,
  values: {
    officers: (c) => officersOf(c, 'in_dpdp'),
    appliesFrom: (c, t) => ahead(c.today, c.part.later(t.snippet('appliesFrom'))),
    rightsInIndia: (c, t) => (underOldRules(c) ? t.snippet('oldRules') : t.snippet('newRules')),
  },
});
