import { clause } from '../../clause.ts';

/** TCPA and CTIA principles: consent apart, STOP and HELP, message and data rates; § 7 UWG. */
export const sms = clause({
  id: 'tc.sms',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.sms_terms === 'yes',
  ground: { answers: ['sms_terms'] },
  parts: {},
  texts: import.meta.url,
});
