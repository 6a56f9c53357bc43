import {
  accessibilityAuthority,
  authorityIsKnown,
} from '../../../../shared/words/accessibility-authorities.ts';
import { isEeaCountry } from '../../../../places/regions.ts';
import { clause, type Given } from '../../clause.ts';
import { isUnderAct } from '../regimes.ts';

const ofSeat = ['as-at-bafg', 'as-it-agid', 'as-nl-acm', 'as-be', 'as-ie'] as const;

/** Where one authority supervises all services; elsewhere the list names the one of online shops, and nobody is asked for the kind of service. */
const soleAuthorities = ['AT', 'DE', 'IT', 'LU'];

const isSole = ({ country }: Given): boolean => soleAuthorities.includes(country ?? '');

/** Article 23 of Directive (EU) 2019/882: who supervises the service, by the seat of its provider. Annex 3 no. 1(d) BFSG wants the German authority named for services in Germany, wherever the provider sits; naming the others is good practice. */
export const authority = clause({
  id: 'as.authority',
  version: 1,
  when: isUnderAct,
  ground: { law: 'Directive (EU) 2019/882, Art. 23' },
  parts: {
    home: { meets: ['as-de-bfsg'], when: (a) => a.country === 'DE' },
    sole: { meets: ofSeat, when: (a) => authorityIsKnown(a) && isSole(a) && a.country !== 'DE' },
    shops: { meets: ofSeat, when: (a) => authorityIsKnown(a) && !isSole(a) },
    spain: { meets: ['as-es-11'], when: (a) => a.country === 'ES' },
    seat: {
      law: 'Directive (EU) 2019/882, Art. 23',
      when: (a) => isEeaCountry(a.country) && !authorityIsKnown(a) && a.country !== 'ES',
    },
    abroad: { law: 'Directive (EU) 2019/882, Art. 23', when: (a) => !isEeaCountry(a.country) },
    germany: { meets: ['as-de-bfsg'], when: (a) => a.country !== 'DE' },
  },
  texts: import.meta.url,
  values: {
    accessibilityAuthority,
  },
});
