import { has } from '@clausewright/engine/document/authoring';
import { noticeChannelWords as channels } from '../../../terms-conditions/words/notice-channels.ts';
import { clause } from '../../clause.ts';

// Silence is no consent to new terms: Directive 93/13/EEC, Annex 1(j)-(k); German Federal Court, XI ZR 26/20.
export const changes = clause({
  id: 'eu.changes',
  version: 3,
  ground: { law: '?' },
  parts: {
    date: { meets: ['practice-eu-law'] },
    notice: { meets: ['practice-eu-law'] },
    ahead: { answers: ['effective_date'], when: (a) => a.change_notice_days !== '0' },
    sameDay: { answers: ['change_notice_days'], when: (a) => a.change_notice_days === '0' },
    // A proposal that stands on a page alone reaches nobody.
    shown: {
      answers: ['change_notice_channels'],
      when: (a) => !has(a.change_notice_channels, 'email', 'in-app'),
    },
  },
  words: { channels },
  texts: import.meta.url,
  values: {
    changeNoticeChannels: (c) => c.names(c.say.change_notice_channels, c.w.channels),
  },
});
