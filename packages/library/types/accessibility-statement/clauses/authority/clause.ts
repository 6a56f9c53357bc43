import {
  accessibilityAuthority,
  authorityIsKnown,
} from '../../../../shared/words/accessibility-authorities.ts';
import { isEeaCountry } from '../../../../places/regions.ts';
import { clause } from '../../clause.ts';
import { isUnderAct } from '../regimes.ts';

const ofSeat = ['as-at-bafg', 'as-it-agid', 'as-nl-acm', 'as-be', 'as-ie'] as const;

/** Article 23 of Directive (EU) 2019/882: who supervises the service, by the seat of its provider. Annex 3 no. 1(d) BFSG wants the German authority named for services in Germany, wherever the provider sits. */
export const authority = clause({
  id: 'as.authority',
  version: 1,
  when: isUnderAct,
  ground: { law: 'Directive (EU) 2019/882, Art. 23' },
  parts: {
    home: { meets: ['as-de-bfsg'], when: (a) => a.country === 'DE' },
    named: { meets: ofSeat, when: (a) => authorityIsKnown(a) && a.country !== 'DE' },
    seat: { meets: ['as-es-11'], when: (a) => isEeaCountry(a.country) && !authorityIsKnown(a) },
    abroad: { law: 'Directive (EU) 2019/882, Art. 23', when: (a) => !isEeaCountry(a.country) },
    germany: { meets: ['as-de-bfsg'], when: (a) => a.country !== 'DE' },
  },
  texts: import.meta.url,
  values: {
    accessibilityAuthority,
  },
});
