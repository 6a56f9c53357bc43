import type { Language } from '@clausewright/contract/languages';
import type { Context, Words } from '../../../document/authoring.ts';
import { noticeChannelWords as channels } from '../../words/change-notice-channels.ts';
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
  parts: {
    date: { meets: ['caloppa-22575-b4'] },
    notice: { meets: ['caloppa-22575-b3'] },
    ahead: { meets: [], when: (a) => a.change_notice_days !== '0' },
    sameDay: { meets: [], when: (a) => a.change_notice_days === '0' },
    prevailing: { meets: [], when: (a) => a.prevailing_language === 'first' },
  },
  words: {
    de: {
      channels: channels.de,
      languages: {
        de: 'deutsche',
        en: 'englische',
        es: 'spanische',
        fr: 'französische',
        it: 'italienische',
        nl: 'niederländische',
      },
      unchosen: 'erste',
    },
    en: {
      channels: channels.en,
      languages: {
        de: 'German',
        en: 'English',
        es: 'Spanish',
        fr: 'French',
        it: 'Italian',
        nl: 'Dutch',
      },
      unchosen: 'first',
    },
    es: {
      channels: channels.es,
      languages: {
        de: 'alemana',
        en: 'inglesa',
        es: 'española',
        fr: 'francesa',
        it: 'italiana',
        nl: 'neerlandesa',
      },
      unchosen: 'primera',
    },
    fr: {
      channels: channels.fr,
      languages: {
        de: 'allemande',
        en: 'anglaise',
        es: 'espagnole',
        fr: 'française',
        it: 'italienne',
        nl: 'néerlandaise',
      },
      unchosen: 'première',
    },
    it: {
      channels: channels.it,
      languages: {
        de: 'tedesca',
        en: 'inglese',
        es: 'spagnola',
        fr: 'francese',
        it: 'italiana',
        nl: 'olandese',
      },
      unchosen: 'redatta per prima',
    },
    nl: {
      channels: channels.nl,
      languages: {
        de: 'Duitse',
        en: 'Engelse',
        es: 'Spaanse',
        fr: 'Franse',
        it: 'Italiaanse',
        nl: 'Nederlandse',
      },
      unchosen: 'eerste',
    },
  },
  texts: import.meta.url,
  values: {
    changeNoticeChannels: (c) => c.names(c.say.change_notice_channels, c.w.channels),
    prevailingLanguage: (c) => prevailing(c),
  },
});
