import { given } from '@clausewright/engine/document/authoring';
import { clause, type Given } from '../../clause.ts';
import { isIn } from '../seat.ts';

const namesBody = (a: Given): boolean => a.eu_adr === 'takes-part' || a.eu_adr === 'obliged';
const declines = (a: Given): boolean => isIn('DE')(a) && a.eu_adr === 'not-obliged';
/** Art. 21(3) TRLGDCU wants a telephone number among the ways to complain. */
const takesComplaints = (a: Given): boolean => given(a.contact_phone) && isIn('ES')(a) && given(a.eu_adr);

/** § 36(1) and (3) VSBG, art. L.616-1 C. conso., art. 141-sexies Codice del consumo, art. 21(3) TRLGDCU. Only Germany wants a refusal stated. The EU's platform has closed (Regulation (EU) 2024/3228): nothing links it. */
export const disputes = clause({
  id: 'im.disputes',
  version: 1,
  when: (a) => namesBody(a) || declines(a) || takesComplaints(a),
  ground: { law: 'Directive 2013/11/EU, Art. 13' },
  parts: {
    german: { law: '§ 36 VSBG', when: isIn('DE') },
    others: { answers: ['country'], when: (a) => !isIn('DE')(a) },
    body: {
      meets: ['imprint-de-vsbg-36', 'imprint-fr-mediator', 'imprint-it-adr'],
      answers: ['adr_name', 'adr_address', 'adr_url'],
      when: namesBody,
    },
    mediator: { law: 'Art. L.616-1 C. conso.', when: isIn('FR') },
    willing: { answers: ['eu_adr'], when: (a) => a.eu_adr === 'takes-part' },
    bound: { answers: ['eu_adr'], when: (a) => a.eu_adr === 'obliged' && !isIn('FR')(a) },
    none: { meets: ['imprint-de-vsbg-36'], answers: ['eu_adr'], when: declines },
    complaints: { meets: ['imprint-es-trlgdcu-21'], answers: ['contact_phone'], when: takesComplaints },
  },
  texts: import.meta.url,
});
