/** Whose law asks for what: services for consumers (Directive (EU) 2019/882), public bodies (Directive (EU) 2016/2102, SI 2018/952), or nobody. */
import type { Condition, DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { chosen, text } from '@clausewright/engine/law/answer-reading';
import { eeaCountries } from '../../../places/regions.ts';

export const inEea: Condition = { in: ['country', eeaCountries] };
export const business: Condition = { eq: ['entity_type', 'business'] };
export const publicBody: Condition = { eq: ['public_body', 'yes'] };
export const publicInEea: Condition = { all: [publicBody, inEea] };
export const publicInBritain: Condition = { all: [publicBody, { eq: ['country', 'GB'] }] };

/** A private owner whose service people in the European Union can use. */
export const privateInEea: Condition = {
  all: [{ not: publicBody }, { any: [inEea, { has: ['audience_regions', 'eu'] }] }],
};
/** Whose service the European Accessibility Act knows: a microenterprise is exempt (Article 4(5)). */
export const serviceForConsumers: Condition = {
  all: [privateInEea, { eq: ['orders_online', 'yes'] }, { eq: ['microenterprise', 'no'] }],
};
/** Who gives the information of that act: whoever the law is chosen for. */
export const underAct: Condition = { has: ['laws', 'eu_accessibility'] };

/** Somebody looked, by hand or with a tool. */
export const assessed: Condition = { in: ['assessment', ['tool', 'self', 'external']] };
/** No tool shows conformity: people have to have looked. */
export const assessedByPeople: Condition = { in: ['assessment', ['self', 'external']] };
/** Article 47 of loi 2005-102: without a valid audit the state is *non conforme* (RGAA, method). */
export const publicInFrance: Condition = { all: [publicBody, { eq: ['country', 'FR'] }] };
/** Whom rules of accessibility bind: nobody else relies on a burden, nor on their limits. */
export const bound: Condition = { any: [underAct, publicBody] };
export const limited: Condition = { all: [assessed, { in: ['conformance', ['partial', 'none']] }] };

const informing = ['AT', 'DE', 'ES', 'FR', 'IT'];

/** Where the law of services speaks of information, and keeps the other word for public bodies; elsewhere people know the word statement. */
export function usualTitle({ answers }: DeriveInput): { value: readonly string[] } {
  const ofServices = chosen(answers, 'laws').includes('eu_accessibility');
  const informs = ofServices && informing.includes(text(answers, 'country'));
  return { value: [informs ? 'information' : 'statement'] };
}
