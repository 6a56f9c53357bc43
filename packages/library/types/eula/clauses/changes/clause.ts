import { noticeChannelWords as channels } from '../../../terms-conditions/words/notice-channels.ts';
import { isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Silence is no consent to new terms: Directive 93/13/EEC, Annex 1(j)-(k); German Federal Court, XI ZR 26/20.
export const changes = clause({
  id: 'eu.changes',
  version: 4,
  ground: { law: 'Directive 93/13/EEC, Annex 1(j); § 145 BGB: a change needs consent' },
  parts: {
    date: { meets: ['practice-eu-law'], answers: ['effective_date'] },
    notice: { meets: ['practice-eu-law'], answers: ['change_notice_channels'] },
    ahead: { answers: ['change_notice_days'], when: (a) => a.change_notice_days !== '0' },
    sameDay: { answers: ['change_notice_days'], when: (a) => a.change_notice_days === '0' },
    silence: { law: 'BGH XI ZR 26/20; CJEU C-243/08', when: (a) => !isOnlyAmerican(a) },
    previous: { law: 'pacta sunt servanda', when: (a) => !isOnlyAmerican(a) },
  },
  words: { channels },
  texts: import.meta.url,
  values: {
    changeNoticeChannels: (c) => c.names(c.say.change_notice_channels, c.w.channels),
  },
});
