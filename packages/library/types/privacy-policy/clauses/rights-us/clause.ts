/*
 * The comprehensive acts beside California's: the rights. Acts that begin later are printed from their day (`laws-in-force.ts`). Va. Code § 59.1-577; C.R.S. § 6-1-1306; Conn. Gen. Stat.
 * § 42-518; Tex. Bus. & Com. Code § 541.051; ORS 646A.574; Minn. Stat. § 325M.14 and the matching sections elsewhere. Iowa
 * knows no correction (Utah does since July 2026): hence "where the law of your state provides for this" if one of them is chosen.
 * Signals of the browser: the states in `words/us-states.ts`; whatever the owner answered about the signal, these acts leave
 * no choice. Opting out of sale and advertising stands in pp.optout, where there is any. Sensitive data: the acts want consent,
 * Utah and Iowa only an opt-out, so the sentence is conditional. Categories shared: nobody is asked what goes where, hence
 * "may". Advertisers and buyers get what was told as sold or shared, else what advertising tools read; a group of which the
 * answers tell no more gets what its task needs among the kinds of the section on data. Profiling: ORS 646A.578(4)(h), Minn.
 * Stat. § 325M.16, 4 CCR 904-3-9.03 mean profiling for decisions with legal or similarly significant effects; where there is
 * none, that is what is said. Left out: rules on de-identified data and on data of known children (pp.children), contracts
 * with processors, assessments: none has to be told. Colorado's link of each purpose with its categories (4 CCR
 * 904-3-6.03): nobody is asked for it outside the GDPR.
 */
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { has } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { countsInStates } from '../state-sensitive.ts';
import { addsInConnecticut, connecticutWords } from '../../words/american/connecticut-sensitive.ts';
import { passedKindWords } from '../../words/passed-kinds.ts';
import * as us from '../../words/us-states.ts';
import { passesOn, sells, sharesForAds } from '../california-facts.ts';
import { clause } from '../../clause.ts';
import { disclosures } from '../state-disclosures.ts';

export const rightsUs = clause({
  id: 'pp.rights.us',
  version: 4,
  when: (a) => us.hasStateLaw(a.laws),
  ground: {
    law: 'Va. Code § 59.1-577; C.R.S. § 6-1-1306; Tex. Bus. & Com. Code § 541.051 and their sisters',
  },
  parts: {
    rights: { meets: ['us-states-rights', 'us-ut-correct'] },
    partly: { law: 'Iowa Code § 715D.3', when: (a) => has(a.laws, 'us_ia') },
    differ: {
      law: 'ORS 646A.574; Minn. Stat. § 325M.14',
      when: (a) => us.stateLaws.filter((law) => has(a.laws, law)).length > 1,
    },
    adChoices: { answers: ['sell_share', 'ads', 'remarketing'], when: (a) => passesOn(a) && !sells(a) },
    saleChoices: { answers: ['sell_share'], when: (a) => sells(a) && !sharesForAds(a) },
    bothChoices: { answers: ['sell_share', 'ads', 'remarketing'], when: (a) => sells(a) && sharesForAds(a) },
    // Where signals are honoured everywhere, pp.optout says so to people of every state.
    signal: {
      law: 'C.R.S. § 6-1-1306(1)(a)(IV); Conn. Gen. Stat. § 42-520(e); Tex. Bus. & Com. Code § 541.055(e)',
      when: (a) => passesOn(a) && a.gpc === 'not-honoured' && us.hasStateLaw(a.laws, us.signalLaws),
    },
    unsold: {
      answers: ['sell_share', 'ads', 'remarketing'],
      when: (a) => a.sell_share === 'neither' && !passesOn(a),
    },
    sensitive: {
      law: 'Va. Code §§ 59.1-575, 59.1-578(A)(5); C.R.S. § 6-1-1308(7)',
      when: (a) => countsInStates(a) || addsInConnecticut(a).length > 0,
    },
    more: { law: 'Conn. Gen. Stat. § 42-515 (P.A. 25-113)', when: (a) => addsInConnecticut(a).length > 0 },
    shared: {
      meets: ['us-states-shared-categories'],
      when: (a) => a.pd_none_confirm !== 'yes' && holdsFact(a, 'data:disclosed'),
    },
    // Nothing is collected on purpose: what arises all the same stands in pp.nodata.
    sharedFew: {
      meets: ['us-states-shared-categories'],
      when: (a) => a.pd_none_confirm === 'yes' && holdsFact(a, 'data:disclosed'),
    },
    decides: { meets: ['us-states-profiling'], when: (a) => holdsFact(a, 'data:adm') },
    profiles: {
      meets: ['us-states-profiling'],
      when: (a) => holdsFact(a, 'data:profiling') && !holdsFact(a, 'data:adm'),
    },
  },
  words: lexiconOf((language) => ({ ...passedKindWords[language], ...connecticutWords[language] })),
  texts: import.meta.url,
  values: {
    statesWithPrivacyAct: (c) => us.stateNames(c),
    statesWithSignalRule: (c) => us.stateNames(c, us.signalLaws),
    addsInConnecticut: (c) => addsInConnecticut(c.a).map((kind) => c.w[kind]),
    disclosures,
  },
});
