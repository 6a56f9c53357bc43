import { clause } from '../../clause.ts';

/** No responsibility for content of others before knowledge (Arts 4 to 6 DSA, § 7 DDG); statutory liability is not excluded. */
export const third = clause({
  id: 'tc.third',
  version: 2,
  when: (a) => a.third_party_links === 'yes',
  ground: { answers: ['third_party_links'] },
  parts: {},
  texts: import.meta.url,
});
