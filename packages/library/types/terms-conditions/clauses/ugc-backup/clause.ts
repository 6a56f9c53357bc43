import { clause } from '../../clause.ts';

/** No duty of back-up; liability for our own fault stays in tc.liability. */
export const ugcBackup = clause({
  id: 'tc.ugc_backup',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.ugc_backup === 'yes' && a.ugc === 'yes',
  ground: { answers: ['ugc_backup'] },
  parts: {},
  texts: import.meta.url,
});
