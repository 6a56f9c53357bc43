import type { Language } from '@clausewright/contract/languages';
import { type Context, prose, type Words } from '../../document/authoring.ts';
import { noticeChannelWords as channels } from '../words/change-notice-channels.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

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
  text: {
    de: (c) => prose`
      ## Änderungen dieser Erklärung

      ${c.part.date`Diese Fassung gilt ab dem ${c.date(c.say.effective_date)}.`} Wir passen sie an, wenn sich unser Angebot, die
      Verarbeitung oder das Recht ändert.

      ${c.part.notice`Über wesentliche Änderungen informieren wir Sie
      ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, und zwar ${c.part.ahead`mindestens
      ${c.period(c.say.change_notice_days, 'akk')} bevor sie gelten`}${c.part
        .sameDay`spätestens an dem Tag, an dem sie
      gelten`}.`}

      ${c.part
        .prevailing`Weichen die Sprachfassungen voneinander ab, gilt die ${prevailing(c)} Fassung, soweit zwingendes Recht
      nichts anderes bestimmt.`}`,
    en: (c) => prose`
      ## Changes to this document

      ${c.part.date`This version applies from ${c.date(c.say.effective_date)}.`} We adapt it when our service, the processing or
      the law changes.

      ${c.part
        .notice`We tell you about material changes ${c.and(c.names(c.say.change_notice_channels, c.w.channels))},
      ${c.part.ahead`at least ${c.period(c.say.change_notice_days)} before they apply`}${c.part
        .sameDay`at the latest on the day
      on which they apply`}.`}

      ${c.part
        .prevailing`If the language versions differ, the ${prevailing(c)} version prevails, unless mandatory law provides
      otherwise.`}`,
    es: (c) => prose`
      ## Cambios de este documento

      ${c.part.date`Esta versión se aplica desde el ${c.date(c.say.effective_date)}.`} La adaptamos cuando cambian nuestro servicio,
      el tratamiento o la legislación.

      ${c.part.notice`Le informamos de los cambios sustanciales
      ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, ${c.part.ahead`como mínimo
      ${c.period(c.say.change_notice_days)} antes de que se apliquen`}${c.part.sameDay`a más tardar el día en que se apliquen`}.`}

      ${c.part
        .prevailing`Si las versiones lingüísticas difieren, prevalece la versión ${prevailing(c)}, salvo que una norma imperativa disponga otra cosa.`}`,
    fr: (c) => prose`
      ## Modifications de ce document

      ${c.part.date`Cette version s’applique à compter du ${c.date(c.say.effective_date)}.`} Nous l’adaptons en cas de changement
      de notre service, du traitement ou de la législation.

      ${c.part.notice`Nous vous informons des modifications importantes
      ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, ${c.part
        .ahead`au moins ${c.period(c.say.change_notice_days)}
      avant qu’elles ne s’appliquent`}${c.part.sameDay`au plus tard le jour où elles s’appliquent`}.`}

      ${c.part
        .prevailing`Si les versions linguistiques divergent, la version ${prevailing(c)} prévaut, sauf disposition
      impérative contraire.`}`,
    it: (c) => prose`
      ## Modifiche di questo documento

      ${c.part.date`Questa versione si applica a decorrere dalla data seguente: ${c.date(c.say.effective_date)}.`} Aggiorniamo questo
      documento quando cambiano il nostro servizio, il trattamento o la legge.

      ${c.part.notice`La informiamo delle modifiche sostanziali
      ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, ${c.part
        .ahead`almeno ${c.period(c.say.change_notice_days)} prima
      che si applichino`}${c.part.sameDay`al più tardi il giorno in cui si applicano`}.`}

      ${c.part
        .prevailing`Se le versioni linguistiche divergono, prevale la versione ${prevailing(c)}, salvo che norme imperative
      dispongano diversamente.`}`,
    nl: (c) => prose`
      ## Wijzigingen van dit document

      ${c.part.date`Deze versie geldt vanaf ${c.date(c.say.effective_date)}.`} Wij passen dit document aan wanneer onze dienst, de
      verwerking of de wet verandert.

      ${c.part.notice`Over belangrijke wijzigingen informeren wij u
      ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, en wel ${c.part.ahead`ten minste
      ${c.period(c.say.change_notice_days)} voordat ze gelden`}${c.part.sameDay`uiterlijk op de dag waarop ze gelden`}.`}

      ${c.part.prevailing`Verschillen de taalversies, dan geldt de ${prevailing(c)} versie, tenzij dwingend recht anders bepaalt.`}`,
  },
});
