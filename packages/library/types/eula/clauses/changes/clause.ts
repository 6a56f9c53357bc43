import { noticeChannelWords as channels } from '../../../terms-conditions/words/notice-channels.ts';
import { isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Silence is no consent to new terms: Directive 93/13/EEC, Annex 1(j)-(k); German Federal Court, XI ZR 26/20.
export const changes = clause({
  id: 'eu.changes',
  version: 4,
  parts: {
    date: { meets: ['practice-eu-law'] },
    notice: { meets: ['practice-eu-law'] },
    ahead: { meets: [], when: (a) => a.change_notice_days !== '0' },
    sameDay: { meets: [], when: (a) => a.change_notice_days === '0' },
    silence: { meets: [], when: (a) => !isOnlyAmerican(a) },
    previous: { meets: [], when: (a) => !isOnlyAmerican(a) },
  },
  words: { channels },
  texts: import.meta.url,
  values: {
    changeNoticeChannels: (c) => c.names(c.say.change_notice_channels, c.w.channels),
  },
});
