import { given } from '@clausewright/engine/document/authoring';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { from2027, knowsOfMinors, passesOn, underCcpa } from '../california-facts.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

const agency = catalogueLink('https://cppa.ca.gov', 'California Privacy Protection Agency (CalPrivacy)');
const attorney = catalogueLink('https://oag.ca.gov', 'Attorney General of California');

/**
 * 11 CCR § 7011(e)(3)-(4). Limit § 7014(e)-(f), 7027(g): 15 business days, recipients told; whether the site
 * shows a link of its own nobody is asked, so that none is named; periods § 7021 and Cal. Civ. Code § 1798.130(a)(2)(B); verification § 7060-7062, agents
 * § 7063; minors § 7070-7072, told where pp.rights.ca_sold admits that data of theirs is sold or shared; signals § 7025(c)(1):
 * who neither sells nor shares need not act on them and says so; who does has pp.optout. Pre-use notice § 7220 from 2027: the
 * decisions themselves stand in pp.adm. The date of update is the day from which this version applies.
 * metrics: § 7102, only where an owner of that size names the page; the figures themselves change every year.
 */
export const rightsCaRequests = clause({
  id: 'pp.rights.ca_requests',
  version: 4,
  when: underCcpa,
  ground: { law: '11 CCR §§ 7021, 7101; Cal. Civ. Code § 1798.130(a)(2)' },
  parts: {
    limitNotice: { meets: ['ccpa-7011-e3-limit-link'], when: (a) => holdsFact(a, 'data:sensitive-beyond') },
    preuse: { meets: ['ccpa-7220'], when: (a) => holdsFact(a, 'data:adm-significant-ca') },
    verify: { meets: ['ccpa-7011-e3-verify'] },
    decisions: {
      answers: ['ai_features', 'automated_decisions'],
      when: (a) => holdsFact(a, 'data:adm-significant-ca'),
    },
    byMail: {
      answers: ['verify_identity'],
      when: (a) => a.verify_identity !== 'login' && a.verify_identity !== 'details',
    },
    byLogin: { answers: ['verify_identity'], when: (a) => a.verify_identity === 'login' },
    byDetails: { answers: ['verify_identity'], when: (a) => a.verify_identity === 'details' },
    agent: { meets: ['ccpa-7011-e3-agent'] },
    minors: { meets: ['ccpa-7011-e3-minors'], when: knowsOfMinors },
    signal: { meets: ['ccpa-7011-e3-gpc'], when: (a) => !passesOn(a) },
    metrics: { meets: ['ccpa-7102'], when: (a) => given(a.request_metrics_url) },
    date: { meets: ['ccpa-7011-e4'] },
  },
  texts: import.meta.url,
  values: {
    noticeBeforeUse: (c, t) => from2027(c, t.snippet('noticeBeforeUse')),
    aboutDecisions: (c, t) => from2027(c, t.snippet('aboutDecisions')),
    privacyAgency: () => agency,
    attorneyGeneral: () => attorney,
  },
});
