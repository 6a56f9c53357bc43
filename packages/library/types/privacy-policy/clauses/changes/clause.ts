import type { Language } from '@clausewright/contract/languages';
import type { Context, Words } from '@clausewright/engine/document/authoring';
import { noticeChannelWords as channels } from '../../../../shared/words/change-notice-channels.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

type Spoken = Context<
  PrivacyQuestions,
  Language,
  never,
  { languages: Record<Language, Words>; unchosen: Words }
>;

/** The language that prevails is the first one chosen. */
function prevailing(c: Spoken): Words {
  const [first] = c.a.document_languages ?? [];
  return first === undefined ? c.w.unchosen : c.w.languages[first];
}

/**
 * Drafting note. date: Cal. Bus. & Prof. Code § 22575(b)(4); notice: § 22575(b)(3) and, for the GDPR, Guidelines WP260
 * rev.01 on changes of a notice. ahead: the days that the owner chose, a promise and no duty of its own. prevailing: what
 * the owner chose, subject to mandatory law.
 */
export const changes = clause({
  id: 'pp.changes',
  version: 1,
  ground: { law: 'Regulation (EU) 2016/679, Art. 5(1)(a), 13' },
  parts: {
    date: { meets: ['caloppa-22575-b4'] },
    notice: { meets: ['caloppa-22575-b3'] },
    ahead: { answers: ['change_notice_days'], when: (a) => a.change_notice_days !== '0' },
    sameDay: { answers: ['change_notice_days'], when: (a) => a.change_notice_days === '0' },
    prevailing: {
      answers: ['prevailing_language'],
      when: (a) => a.prevailing_language === 'first',
    },
  },
  words: { channels },
  nouns: [
    'languages.de',
    'languages.en',
    'languages.es',
    'languages.fr',
    'languages.it',
    'languages.nl',
    'unchosen',
  ],
  texts: import.meta.url,
  values: {
    changeNoticeChannels: (c) => c.names(c.say.change_notice_channels, c.w.channels),
    prevailingLanguage: (c) => prevailing(c),
  },
});
