import { clause } from '../../clause.ts';

/** Text form (§ 126b BGB, § 309 no. 13 BGB: no stricter form than text form from consumers). */
export const notices = clause({
  id: 'tc.notices',
  version: 1,
  when: (a) => a.e_communication === 'yes',
  ground: { answers: ['e_communication'] },
  parts: {},
  texts: import.meta.url,
});
