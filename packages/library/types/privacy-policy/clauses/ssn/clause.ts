/*
 * Conn. Gen. Stat. § 42-471(b): a published policy that protects the confidentiality of Social Security numbers, prohibits
 * their unlawful disclosure and limits access to them. The person is asked about government identifiers in general, so the
 * sentence is conditional. The statute wants no rights told.
 */
import { has } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { clause } from '../../clause.ts';

export const ssn = clause({
  id: 'pp.ssn',
  version: 2,
  when: (a) => has(a.laws, 'ct_ssn') && holdsFact(a, 'data:ssn'),
  ground: { law: 'Conn. Gen. Stat. § 42-471(b)' },
  parts: { policy: { meets: ['ct-42-471'], promise: 'ssn_policy' } },
  texts: import.meta.url,
});
