import {
  type Context,
  given,
  has,
  type Prose,
  properName,
  sequence,
  type Words,
} from '@clausewright/engine/document/authoring';
import { periodText } from '@clausewright/engine/document/words';
import { printStatutory } from '../../../../statutory/print.ts';
import { statutoryPart } from '../../../../statutory/texts.ts';
import { mayWithdraw, sellsGoods, sellsServices } from '../../sells.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

/** English in every document: the regulation prescribes the words, one text for goods, services and both. */
function australian({ a }: Context<ReturnQuestions>): Prose {
  if (!has(a.laws, 'au_consumer')) return sequence([]);
  const id = !sellsGoods(a)
    ? 'au-acl-reg90-services'
    : sellsServices(a)
      ? 'au-acl-reg90-both'
      : 'au-acl-reg90-goods';
  return printStatutory(statutoryPart(id, 'en', 'statement'));
}

/** 15 U.S.C. § 2303(a)(1) wants the duration of a full warranty in its name, which is English everywhere. */
function american({ a }: Pick<Context<ReturnQuestions>, 'a'>): Words {
  if (a.warranty_kind === 'limited') return properName('Limited Warranty');
  const period = a.warranty_period === undefined ? '' : ` (${periodText('en', a.warranty_period)})`;
  return properName(`Full${period} Warranty`);
}

/**
 * Directive (EU) 2019/771, Article 17; 15 U.S.C. §§ 2302 to 2304 and 2308 and 16 CFR § 701.3 (sentence on state law
 * prescribed); Competition and Consumer Regulations 2010, reg. 90 (official: verified for goods and for services,
 * unverified for both).
 */
export const commercial = clause({
  id: 'rr.commercial',
  version: 3,
  price: (a) => (has(a.laws, 'eu_consumer', 'us_refunds', 'au_consumer') ? null : 'answer_premium'),
  when: (a) => a.warranty === 'commercial',
  ground: { answers: ['warranty'] },
  parts: {
    who: { meets: ['sgd-17', 'us-warranty', 'au-reg-90'], answers: ['warranty_kind', 'warranty_period'] },
    american: { meets: ['us-warranty'], when: (a) => has(a.laws, 'us_refunds') },
    scope: { meets: ['sgd-17', 'us-warranty'], answers: ['warranty_scope'] },
    exclusions: {
      meets: ['us-warranty'],
      answers: ['warranty_exclusions'],
      when: (a) => given(a.warranty_exclusions),
    },
    claim: { meets: ['sgd-17', 'us-warranty', 'au-reg-90'] },
    us: {
      meets: ['au-reg-90'],
      answers: ['warranty_costs'],
      when: (a) => a.warranty_costs === 'us' || a.warranty_kind === 'full',
    },
    customer: {
      meets: ['au-reg-90'],
      answers: ['warranty_costs'],
      when: (a) => a.warranty_costs === 'customer',
    },
    legal: { meets: ['sgd-17', 'au-reg-90'], when: (a) => mayWithdraw(a) && sellsGoods(a) },
    rights: { meets: ['sgd-17', 'au-reg-90'] },
    implied: { law: '15 U.S.C. § 2308', when: (a) => has(a.laws, 'us_refunds') },
    states: { meets: ['us-warranty'], when: (a) => has(a.laws, 'us_refunds') },
    australia: {
      law: 'Competition and Consumer Regulations 2010 (Cth), reg. 90',
      when: (a) => has(a.laws, 'au_consumer'),
    },
    statement: { meets: ['au-reg-90'], when: (a) => has(a.laws, 'au_consumer') },
  },
  nouns: ['kinds.full', 'kinds.limited'],
  texts: import.meta.url,
  values: {
    warrantyKind: (c) => c.name(c.say.warranty_kind, c.w.kinds),
    americanTitle: (c) => american(c),
    australianStatement: australian,
  },
});
