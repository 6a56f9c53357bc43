import { given, rows, sequence } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Articles 11 and 12 of Regulation (EU) 2022/2065. A representative (Article 13) is owed only by whoever sits outside the Union, whose law asks for no imprint here. */
export const dsa = clause({
  id: 'im.dsa',
  version: 1,
  when: (a) => a.ugc === 'yes' && given(a.dsa_contact),
  ground: { answers: ['ugc'] },
  parts: { point: { meets: ['imprint-dsa-11-13'], answers: ['dsa_contact'] } },
  nouns: [
    'languages.de',
    'languages.en',
    'languages.es',
    'languages.fr',
    'languages.it',
    'languages.nl',
    'languages.bg',
    'languages.cs',
    'languages.da',
    'languages.el',
    'languages.et',
    'languages.fi',
    'languages.ga',
    'languages.hr',
    'languages.hu',
    'languages.is',
    'languages.lt',
    'languages.lv',
    'languages.mt',
    'languages.no',
    'languages.pl',
    'languages.pt',
    'languages.ro',
    'languages.sk',
    'languages.sl',
    'languages.sv',
  ],
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
  },
});
