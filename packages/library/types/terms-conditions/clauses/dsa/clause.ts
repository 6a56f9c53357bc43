import { has, rows, sequence } from '@clausewright/engine/document/authoring';
import { isSeatedInUnion } from '../../conditions.ts';
import { clause } from '../../clause.ts';
/** Arts 11 to 13, 16(4) to (6), 17, 20, 21 and 23 DSA; where to send a notice and what it holds stands in tc.infringement. Arts 20, 21 and 23 do not bind micro and small platforms: the words are written so that they bind all alike. Misuse: accounts are suspended for content, notices and complaints are left unread (Art. 23(1) and (2)); examples and duration (Art. 23(4)). */
export const dsa = clause({
  id: 'tc.dsa',
  version: 3,
  when: (a) => a.ugc === 'yes' && has(a.laws, 'eu_dsa'),
  ground: { answers: ['ugc'] },
  parts: {
    point: { meets: ['dsa-11-12'], answers: ['dsa_contact'] },
    rep: { meets: ['dsa-13'], answers: ['dsa_contact'], when: (a) => !isSeatedInUnion(a) },
    notice: { meets: ['dsa-16-20'], promise: 'dsa_complaints' },
    misuse: { meets: ['dsa-23-4'], promise: 'dsa_misuse' },
    human: { meets: ['dsa-11-12'], promise: 'dsa_contact_staffed' },
  },
  nouns: ['languages.de', 'languages.en', 'languages.es', 'languages.fr', 'languages.it', 'languages.nl'],
  texts: import.meta.url,
  values: {
    contactPoint: (c, t) =>
      sequence(
        rows(c.say.dsa_contact).map((row) =>
          t.snippet('contactPoint', {
            dsa_email: row.dsa_email,
            dsaLanguages: c.names(row.dsa_languages, c.w.languages),
          }),
        ),
      ),
    unionRepresentative: (c, t) =>
      sequence(
        rows(c.say.dsa_contact).map((row) => t.snippet('unionRepresentative', { dsa_rep: row.dsa_rep })),
      ),
  },
});
