import { clause } from '../../clause.ts';

/** TCPA and CTIA principles: consent apart, STOP and HELP, message and data rates; § 7 UWG. */
export const sms = clause({
  id: 'tc.sms',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.sms_terms === 'yes',
  ground: { law: '47 U.S.C. § 227; § 7 UWG' },
  parts: {
    stop: { promise: 'text_message_stop' },
  },
  texts: import.meta.url,
});
