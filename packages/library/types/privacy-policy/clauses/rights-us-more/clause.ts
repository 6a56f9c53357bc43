/*
 * What single states want told beside the rights. Texas: § 541.102(b), (c); Florida: Fla. Stat. §§ 501.711, 501.715; the
 * sentences stand verbatim, in quotes, for readers of every language. Connecticut: § 42-520(c) and § 42-518 as amended by
 * Public Acts 25-113 and 26-64; an owner who trains with data "never" does not sell it for training either. Vermont: the same
 * sentence, 9 V.S.A. § 2415d ff. from 2028. Colorado: C.R.S. § 6-1-1308.5 (minors: said as what the act allows), §§ 6-1-1701 ff.
 * from 2027, for decisions of the fields that the act names. What may not be sold even with consent (Virginia, Oregon,
 * Connecticut, Maryland) is said where something of the kind is sold. Minnesota: §§ 325M.14(1)(g),
 * (h), 325M.16. Oregon: ORS 646A.574(1)(a)(B); its business name stands in pp.intro. Delaware and Maryland: categories of third
 * parties on request. Rhode Island: § 6-48.1-3; buyers are named as the owner wrote them; pp.rights.us says which kinds they may receive.
 */
import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { hasStateLaw, stateNames } from '../../words/us-states.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { from2027, passesOn } from '../california-facts.ts';

type Given = Context<PrivacyQuestions>['a'];

/** How data trains models: the purpose says that it does, whatever the later answer. */
function training(a: Given): 'never' | 'opt-in' | 'opt-out' | 'always' {
  const chosen = a.ai_training ?? 'never';
  return chosen === 'never' && has(a.purposes, 'ai-training') ? 'always' : chosen;
}
const trains = (a: Given): boolean => training(a) !== 'never';
const sellsInRhodeIsland = (a: Given): boolean => has(a.laws, 'us_ri') && holdsFact(a, 'data:sale');

/** Acts that forbid the sale of a precise location, whatever the person says, and of data of minors. */
const locationLaws = ['us_ct', 'us_md', 'us_or', 'us_va'] as const;
const youngLaws = ['us_ct', 'us_md'] as const;

function knowsPrecisely(a: Given): boolean {
  return has(a.pd_types, 'location-precise') || has(a.app_permissions, 'location-precise');
}

const trainingDuties = ['ct-llm-training', 'us-vt-llm-training'] as const;

/** The parts that stand by themselves, each with its condition. */
const alone = {
  specific: (a: Given): boolean => has(a.laws, 'us_mn', 'us_or'),
  kinds: (a: Given): boolean => has(a.laws, 'us_de', 'us_md'),
  training: (a: Given): boolean => has(a.laws, 'us_ct', 'us_vt'),
  coloradoMinors: (a: Given): boolean => has(a.laws, 'us_co') && holdsFact(a, 'data:minors'),
  coloradoDecisions: (a: Given): boolean => has(a.laws, 'us_co') && holdsFact(a, 'data:adm'),
  unsoldLocation: (a: Given): boolean =>
    has(a.laws, ...locationLaws) && holdsFact(a, 'data:sale') && knowsPrecisely(a),
  maryland: (a: Given): boolean => has(a.laws, 'us_md') && holdsFact(a, 'data:sale-sensitive'),
  youngUnsold: (a: Given): boolean =>
    has(a.laws, ...youngLaws, 'us_or') && holdsFact(a, 'data:minors') && passesOn(a),
  floridaSensitive: (a: Given): boolean => has(a.laws, 'us_fl') && holdsFact(a, 'data:sale-sensitive'),
  floridaBiometric: (a: Given): boolean => has(a.laws, 'us_fl') && holdsFact(a, 'data:sale-biometric'),
  minnesota: (a: Given): boolean => has(a.laws, 'us_mn'),
  buyers: (a: Given): boolean => sellsInRhodeIsland(a) && given(a.sale_recipients),
  buyersUnnamed: (a: Given): boolean => sellsInRhodeIsland(a) && !given(a.sale_recipients),
  texasSensitive: (a: Given): boolean => has(a.laws, 'us_tx') && holdsFact(a, 'data:sale-sensitive'),
  texasBiometric: (a: Given): boolean => has(a.laws, 'us_tx') && holdsFact(a, 'data:sale-biometric'),
};

export const rightsUsMore = clause({
  id: 'pp.rights.us_more',
  version: 3,
  when: (a) => hasStateLaw(a.laws) && Object.values(alone).some((stands) => stands(a)),
  ground: { law: 'Conn. Gen. Stat. § 42-520(c) and the acts named with each part' },
  parts: {
    specific: { meets: ['us-specific-third-parties'], when: alone.specific },
    kinds: { meets: ['us-specific-third-parties'], when: alone.kinds },
    training: { law: 'Conn. Gen. Stat. § 42-520(c); 9 V.S.A. § 2415d', when: alone.training },
    questioned: { meets: ['us-ct-profiling'], when: (a) => holdsFact(a, 'data:adm') },
    inferences: {
      meets: ['us-ct-inferences', 'us-specific-third-parties'],
      when: (a) => has(a.laws, 'us_ct'),
    },
    untrained: { meets: trainingDuties, when: (a) => !trains(a) },
    agreed: { meets: trainingDuties, when: (a) => training(a) === 'opt-in' },
    unlessRefused: { meets: trainingDuties, when: (a) => training(a) === 'opt-out' },
    trained: { meets: trainingDuties, when: (a) => training(a) === 'always' },
    coloradoMinors: { meets: ['us-co-minors'], when: alone.coloradoMinors },
    coloradoDecisions: { meets: ['us-co-admt'], when: alone.coloradoDecisions },
    unsoldLocation: {
      law: 'Va. Code § 59.1-578 (2026 ch. 820); ORS 646A.578; P.A. 26-64; Md. Com. Law § 14-4707',
      when: alone.unsoldLocation,
    },
    maryland: { law: 'Md. Com. Law § 14-4707(a)(1)-(2)', when: alone.maryland },
    youngUnsold: {
      law: 'Conn. Gen. Stat. § 42-520(a)(1)(I); Md. Com. Law § 14-4707; ORS 646A.578',
      when: alone.youngUnsold,
    },
    under18: {
      law: 'Conn. Gen. Stat. § 42-520(a)(1)(I); Md. Com. Law § 14-4707',
      when: (a) => has(a.laws, ...youngLaws),
    },
    under16: { law: 'ORS 646A.578 (H.B. 2008 of 2025)', when: (a) => has(a.laws, 'us_or') },
    sold: {
      answers: ['ai_training', 'purposes', 'sell_share'],
      when: (a) => trains(a) && holdsFact(a, 'data:sale'),
    },
    unsold: {
      answers: ['ai_training', 'purposes', 'sell_share'],
      when: (a) => trains(a) && given(a.sell_share) && !holdsFact(a, 'data:sale'),
    },
    floridaSensitive: { meets: ['fl-501-sensitive'], when: alone.floridaSensitive },
    floridaBiometric: { law: 'Fla. Stat. § 501.715(2)', when: alone.floridaBiometric },
    minnesota: { meets: ['mn-325M-16'], when: alone.minnesota },
    contested: { law: 'Minn. Stat. § 325M.14(1)(g)', when: (a) => holdsFact(a, 'data:adm') },
    buyers: { meets: ['ri-6-48-1-3'], when: alone.buyers },
    buyersUnnamed: { answers: ['sell_share', 'sale_recipients'], when: alone.buyersUnnamed },
    texasSensitive: { meets: ['tx-541-102-b'], when: alone.texasSensitive },
    texasBiometric: { meets: ['tx-541-102-c'], when: alone.texasBiometric },
  },
  texts: import.meta.url,
  values: {
    statesWithRecipientList: (c) => stateNames(c, ['us_mn', 'us_or']),
    statesBarringLocationSale: (c) => stateNames(c, locationLaws),
    statesProtectingUnder18: (c) => stateNames(c, youngLaws),
    trainingStates: (c) => stateNames(c, ['us_ct', 'us_vt']),
    decisionsInColorado: (c, t) => from2027(c, c.part.coloradoDecisions(t.snippet('decisionsInColorado'))),
    statesWithCategoryList: (c) => stateNames(c, ['us_de', 'us_md']),
  },
});
