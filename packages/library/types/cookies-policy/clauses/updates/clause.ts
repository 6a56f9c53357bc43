import type { Language } from '@clausewright/contract/languages';
import type { Context, Words } from '@clausewright/engine/document/authoring';
import { mayNeedConsent, owesConsent } from '../../uses.ts';
import { languageVersionWords } from '../../words/language-versions.ts';
import { clause, type CookiesQuestions } from '../../clause.ts';

type Spoken = Context<
  CookiesQuestions,
  Language,
  never,
  { languages: Record<Language, Words>; unchosen: Words }
>;

/** The language that prevails is the first one chosen. */
function prevailing(c: Spoken): Words {
  const [first] = c.a.document_languages ?? [];
  return first === undefined ? c.w.unchosen : c.w.languages[first];
}

/** New providers need new information and a new consent (Art. 5(2), 7(1) and 12 GDPR). */
export const updates = clause({
  id: 'cp.updates',
  version: 1,
  ground: { law: 'Regulation (EU) 2016/679, Art. 5(2), 12(1)' },
  parts: {
    date: { meets: ['cookie-update', 'practice-cp-changes'] },
    again: { meets: ['cookie-update'], when: (a) => owesConsent(a) && mayNeedConsent(a) },
    prevailing: {
      answers: ['prevailing_language'],
      when: (a) => a.prevailing_language === 'first',
    },
  },
  words: languageVersionWords,
  texts: import.meta.url,
  values: {
    prevailingLanguage: (c) => prevailing(c),
  },
});
