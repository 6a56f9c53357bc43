import { noticeChannelWords as channels } from '../../../../shared/words/change-notice-channels.ts';
import { prevailing } from '../../../../shared/clauses/prevailing-language.ts';
import { clause } from '../../clause.ts';

// A purchase keeps the rules under which it was made: terms cannot be changed for contracts already concluded.
export const changes = clause({
  id: 'rr.changes',
  version: 2,
  ground: { answers: ['effective_date'] },
  parts: {
    version: { answers: ['effective_date'] },
    notice: { answers: ['change_notice_channels'] },
    ahead: { answers: ['change_notice_days'], when: (a) => a.change_notice_days !== '0' },
    sameDay: { answers: ['change_notice_days'], when: (a) => a.change_notice_days === '0' },
    prevailing: { answers: ['prevailing_language'], when: (a) => a.prevailing_language === 'first' },
  },
  words: { channels },
  // In German a policy is no declaration, which the shared words call it.
  nouns: ['page'],
  texts: import.meta.url,
  values: {
    changeNoticeChannels: (c) => c.names(c.say.change_notice_channels, { ...c.w.channels, page: c.w.page }),
    prevailingLanguage: (c) => prevailing(c.language, c.a),
  },
});
