import { onWebsite, usesNothing } from '../../uses.ts';
import { clause } from '../../clause.ts';

/** Custom of published policies; Article 22(2) LSSI and the AEPD guide on cookies: where browsers keep the switch, and what blocking costs. */
export const browser = clause({
  id: 'cp.browser',
  version: 2,
  when: (a) => a.browser_help !== 'no' && !usesNothing(a) && onWebsite(a),
  ground: { law: 'Ley 34/2002, Art. 22.2' },
  parts: {
    help: { meets: ['practice-cp-browser', 'es-lssi-22-2'] },
    effect: { meets: ['practice-cp-browser'] },
    lost: { answers: ['banner'], when: (a) => a.banner === 'another' },
  },
  texts: import.meta.url,
});
