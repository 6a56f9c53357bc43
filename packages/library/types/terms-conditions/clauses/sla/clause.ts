import { given, rows, sequence } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Availability towards business users; credits do not exclude damages beyond them for fault. */
export const sla = clause({
  id: 'tc.sla',
  version: 2,
  price: 'answer_premium',
  when: (a) => given(a.sla),
  ground: { answers: ['sla'] },
  parts: {
    credits: { answers: ['sla'], when: (a) => given(a.sla?.[0]?.sla_credits) },
  },
  texts: import.meta.url,
  values: {
    serviceLevels: (c, t) =>
      sequence(
        rows(c.say.sla).map((row) =>
          t.snippet('serviceLevels', {
            sla_availability: row.sla_availability,
            sla_hours: row.sla_hours,
            sla_credits: row.sla_credits,
          }),
        ),
      ),
  },
});
