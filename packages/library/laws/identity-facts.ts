/** Facts about who runs a service: what the law of a seat wants of it. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { field, hasAny, isYes, rows, text } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

function told(question: string) {
  return rule([question], (answers) => text(answers, question) !== '');
}
/** Whoever trades alone is a person, under whatever name. */
function isPerson(answers: Answers): boolean {
  return hasAny(answers, 'entity_type', 'individual') || hasAny(answers, 'owner_form', 'sole-trader');
}
const form = ['entity_type', 'owner_form'];

export const identityFacts: FactRules = {
  'est:natural-person': rule(form, isPerson),
  // § 2 no. 5 DDG counts partnerships that can have rights among them.
  'est:legal-person': rule(
    form,
    (answers) => !isPerson(answers) && hasAny(answers, 'entity_type', 'business'),
  ),
  'est:public-body': rule(['public_body'], (answers) => isYes(answers, 'public_body')),
  'est:company': rule(['owner_form'], (answers) => hasAny(answers, 'owner_form', 'company')),
  'has:register': told('reg_number'),
  'has:vat-id': rule(
    ['vat_id', 'economic_id'],
    (answers) => text(answers, 'vat_id') !== '' || text(answers, 'economic_id') !== '',
  ),
  'has:insurance': told('provider_insurance'),
  // Articles 14 and 5 of Directives (EU) 2019/882 and 2016/2102.
  'has:accessibility-exemption': rule(['barriers'], (answers) =>
    rows(answers, 'barriers').some((row) => ['burden', 'alteration'].includes(field(row, 'barrier_reason'))),
  ),
  'has:special-status': rule(['in_liquidation'], (answers) => isYes(answers, 'in_liquidation')),
  'biz:licensed': told('provider_authority'),
  'biz:regulated-profession': told('provider_profession'),
};
