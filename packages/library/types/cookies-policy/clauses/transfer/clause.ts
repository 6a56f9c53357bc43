import { has } from '@clausewright/engine/document/authoring';
import { isSeatedOutside } from '../../../../shared/words/transfer-places.ts';
import { inUnion, usesNothing } from '../../uses.ts';
import { doubtsPlaces, namesPlaces, placeNames } from '../../words/places.ts';
import { doubtfulNames, namesDoubtful } from '../../../../shared/clauses/provider-names.ts';
import { dutchPlace } from '../../../../shared/words/dutch-countries.ts';
import { germanPlace } from '../../../../shared/words/german-countries.ts';
import { italianPlace } from '../../../../shared/words/italian-countries.ts';
import { withForm } from '../../../../shared/words/french-countries.ts';
import { clause } from '../../clause.ts';

/**
 * Where data from cookies goes: Art. 13(1)(f) and 44-46 GDPR, and the AEPD guide's item on transfers. Which
 * safeguard covers which recipient stands in the privacy policy, so nothing is promised here that was not asked.
 */
export const transfer = clause({
  id: 'cp.transfer',
  version: 3,
  when: (a) =>
    namesPlaces(a) || doubtsPlaces(a) || (!usesNothing(a) && (inUnion(a) || has(a.laws, 'uk_gdpr'))),
  ground: {
    answers: [
      'cookie_table',
      'analytics_vendors',
      'ad_vendors',
      'remarketing_vendors',
      'social_vendors',
      'embeds',
      'remarketing',
      'cat_essential',
    ],
  },
  parts: {
    seat: { meets: ['gdpr-r30-cookies'], when: (a) => inUnion(a) && isSeatedOutside(a.country) },
    places: { meets: ['es-lssi-22-2', 'edpb-05-2020', 'gdpr-r30-cookies'], when: namesPlaces },
    doubt: { meets: ['es-lssi-22-2'], when: (a) => doubtsPlaces(a) && namesDoubtful(a) },
    // The owner does not know, or has named nobody yet.
    open: { meets: ['es-lssi-22-2'], when: (a) => doubtsPlaces(a) && !namesDoubtful(a) },
    nowhere: {
      meets: ['es-lssi-22-2', 'gdpr-r30-cookies'],
      when: (a) => !namesPlaces(a) && !doubtsPlaces(a),
    },
    safeguards: { meets: ['gdpr-r30-cookies', 'es-lssi-22-2'], when: inUnion },
    british: { law: 'UK GDPR Art. 13(1)(f)', when: (a) => has(a.laws, 'uk_gdpr') && !inUnion(a) },
  },
  texts: import.meta.url,
  values: {
    placeNames,
    germanSeat: (c) => germanPlace('in', c.country(c.say.country)),
    germanPlaces: (c) => placeNames(c).map((country) => germanPlace('in', country)),
    dutchSeat: (c) => dutchPlace(c.country(c.say.country)),
    dutchPlaces: (c) => placeNames(c).map(dutchPlace),
    italianSeat: (c) => italianPlace('in', c.country(c.say.country)),
    italianPlaces: (c) => placeNames(c).map((country) => italianPlace('in', country)),
    frenchSeat: (c) => withForm('in', c.country(c.say.country)),
    frenchPlaces: (c) => placeNames(c).map((country) => withForm('in', country)),
    doubtfulNames,
  },
});
