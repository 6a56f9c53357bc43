import { clause } from '../../clause.ts';
import { isIn } from '../seat.ts';

/** Art. 1-1 I LCEN: name or firm, address and telephone of the host. */
export const host = clause({
  id: 'im.host',
  version: 1,
  when: isIn('FR'),
  ground: { law: 'Art. 1-1 I LCEN' },
  parts: { host: { meets: ['imprint-fr-lcen-host'], answers: ['provider_host'] } },
  texts: import.meta.url,
});
