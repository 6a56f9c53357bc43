/*
 * What single states want told beside the rights. Texas: § 541.102(b), (c); Florida: Fla. Stat. §§ 501.711, 501.715; the
 * sentences stand verbatim, in quotes, for readers of every language. Connecticut: § 42-520(c) and § 42-518 as amended by
 * Public Act 25-113; an owner who trains with data "never" does not sell it for training either. Minnesota: §§ 325M.14(1)(g),
 * (h), 325M.16. Oregon: ORS 646A.574(1)(a)(B); its business name stands in pp.intro. Delaware and Maryland: categories of third
 * parties on request. Rhode Island: § 6-48.1-3; buyers are named as the owner wrote them; pp.rights.us says which kinds they may receive.
 */
import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { hasStateLaw, stateNames } from '../../words/us-states.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

type Given = Context<PrivacyQuestions>['a'];

/** How data trains models: the purpose says that it does, whatever the later answer. */
function training(a: Given): 'never' | 'opt-in' | 'opt-out' | 'always' {
  const chosen = a.ai_training ?? 'never';
  return chosen === 'never' && has(a.purposes, 'ai-training') ? 'always' : chosen;
}
const trains = (a: Given): boolean => training(a) !== 'never';
const sellsInRhodeIsland = (a: Given): boolean => has(a.laws, 'us_ri') && holdsFact(a, 'data:sale');

/** The parts that stand by themselves, each with its condition. */
const alone = {
  specific: (a: Given): boolean => has(a.laws, 'us_mn', 'us_or'),
  kinds: (a: Given): boolean => has(a.laws, 'us_de', 'us_md'),
  connecticut: (a: Given): boolean => has(a.laws, 'us_ct'),
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
  version: 2,
  when: (a) => hasStateLaw(a.laws) && Object.values(alone).some((stands) => stands(a)),
  parts: {
    specific: { meets: [], when: alone.specific },
    kinds: { meets: [], when: alone.kinds },
    connecticut: { meets: [], when: alone.connecticut },
    questioned: { meets: [], when: (a) => holdsFact(a, 'data:adm') },
    buyersListed: { meets: [], when: (a) => holdsFact(a, 'data:sale') },
    untrained: { meets: ['ct-llm-training'], when: (a) => !trains(a) },
    agreed: { meets: ['ct-llm-training'], when: (a) => training(a) === 'opt-in' },
    unlessRefused: { meets: ['ct-llm-training'], when: (a) => training(a) === 'opt-out' },
    trained: { meets: ['ct-llm-training'], when: (a) => training(a) === 'always' },
    sold: { meets: [], when: (a) => trains(a) && holdsFact(a, 'data:sale') },
    unsold: { meets: [], when: (a) => trains(a) && given(a.sell_share) && !holdsFact(a, 'data:sale') },
    floridaSensitive: { meets: ['fl-501-sensitive'], when: alone.floridaSensitive },
    floridaBiometric: { meets: [], when: alone.floridaBiometric },
    minnesota: { meets: ['mn-325M-16'], when: alone.minnesota },
    contested: { meets: [], when: (a) => holdsFact(a, 'data:adm') },
    buyers: { meets: ['ri-6-48-1-3'], when: alone.buyers },
    buyersUnnamed: { meets: [], when: alone.buyersUnnamed },
    texasSensitive: { meets: ['tx-541-102-b'], when: alone.texasSensitive },
    texasBiometric: { meets: ['tx-541-102-c'], when: alone.texasBiometric },
  },
  texts: import.meta.url,
  values: {
    statesWithRecipientList: (c) => stateNames(c, ['us_mn', 'us_or']),
    statesWithCategoryList: (c) => stateNames(c, ['us_de', 'us_md']),
  },
});
