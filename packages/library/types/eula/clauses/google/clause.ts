import { clause } from '../../clause.ts';

/**
 * Google Play Developer Distribution Agreement, section 5.3: it prevails between Google and the maker. Users never saw
 * it, so it may only give them more (§§ 305(2), 305c, 307 BGB; § 864a ABGB; Directive 93/13/EEC, Annex 1(i)).
 */
export const google = clause({
  id: 'eu.google',
  version: 2,
  when: (a) => a.google_rider === 'yes',
  ground: { answers: ['google_rider'] },
  parts: {
    play: { meets: ['play-eula'] },
  },
  texts: import.meta.url,
});
