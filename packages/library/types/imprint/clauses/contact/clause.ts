import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** A second fast way beside the e-mail address is always the last piece of these duties (CJEU C-298/07). */
const fastWays = [
  'imprint-de-ddg-5-2',
  'imprint-at-ecg-5-3',
  'imprint-it-70-7',
  'imprint-es-lssi-10-a',
  'imprint-nl-3-15d',
  'imprint-be-xii-6',
  'imprint-ie-ecr-7',
  'imprint-uk-ecr-6',
  'imprint-eu-ecd-5',
] as const;

/** An e-mail address and a second fast way: § 5(1) no. 2 DDG with CJEU C-298/07; § 5(1) Z 3 ECG; art. 10(1)(a) LSSI. Switzerland wants the e-mail address alone (Art. 3(1)(s) UCA), France the telephone (art. 1-1 LCEN). Of a compound duty of one article this section is the last piece: name and address always stand above it. */
export const contact = clause({
  id: 'im.contact',
  version: 1,
  ground: { law: 'Directive 2000/31/EC, Art. 5(1)(c)' },
  parts: {
    email: {
      meets: ['imprint-ch-uwg-3-s'],
      answers: ['contact_email'],
    },
    phone: {
      meets: [...fastWays, 'imprint-fr-lcen-natural', 'imprint-fr-lcen-legal', 'imprint-fr-lcen-19'],
      answers: ['contact_phone'],
      when: (a) => given(a.contact_phone),
    },
    certified: { answers: ['certified_email'], when: (a) => given(a.certified_email) },
    page: {
      meets: fastWays,
      answers: ['contact_page'],
      when: (a) => given(a.contact_page),
    },
  },
  texts: import.meta.url,
});
