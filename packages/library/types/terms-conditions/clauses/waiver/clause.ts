import { clause } from '../../clause.ts';

/** No loss of rights by silence, for both sides; limitation periods stay. */
export const waiver = clause({
  id: 'tc.waiver',
  version: 2,
  ground: { law: '§ 242 BGB; art. 1103 C. civ.' },
  parts: {},
  texts: import.meta.url,
});
