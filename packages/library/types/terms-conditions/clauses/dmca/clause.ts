import { has, rows, sequence } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** 17 U.S.C. § 512(c)(2) and (3), (g)(3): agent, elements of notice (perjury covers the authority alone) and counter-notice (good faith, jurisdiction, service of process). Safe harbour needs registration; where it is missing the text does not claim it. */
export const dmca = clause({
  id: 'tc.dmca',
  version: 3,
  when: (a) => a.ugc === 'yes' && has(a.laws, 'us_dmca'),
  ground: { answers: ['dmca_agent'] },
  parts: {
    agent: { meets: ['dmca-512-c'], answers: ['dmca_agent'] },
    registered: { answers: ['dmca_agent'], when: (a) => a.dmca_agent?.[0]?.dmca_registered === 'yes' },
    restore: { meets: ['dmca-512-c'], promise: 'dmca_restored' },
  },
  texts: import.meta.url,
  values: {
    dmcaAgent: (c, t) =>
      sequence(
        rows(c.say.dmca_agent).map((row) =>
          t.snippet('dmcaAgent', {
            dmca_name: row.dmca_name,
            dmca_address: row.dmca_address,
            dmca_phone: row.dmca_phone,
            dmca_email: row.dmca_email,
          }),
        ),
      ),
  },
});
