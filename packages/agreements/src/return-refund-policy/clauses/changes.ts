import { prose } from '../../document/authoring.ts';
import { noticeChannelWords as channels } from '../../privacy-policy/words/change-notice-channels.ts';
import { prevailing } from '../../shared-clauses/prevailing-language.ts';
import { clause } from './clause.ts';

// A purchase keeps the rules under which it was made: terms cannot be changed for contracts already concluded.
export const changes = clause({
  id: 'rr.changes',
  version: 2,
  parts: {
    version: { meets: [] },
    notice: { meets: [] },
    ahead: { meets: [], when: (a) => a.change_notice_days !== '0' },
    sameDay: { meets: [], when: (a) => a.change_notice_days === '0' },
    prevailing: { meets: [], when: (a) => a.prevailing_language === 'first' },
  },
  words: {
    de: { channels: { ...channels.de, page: 'auf der Seite mit diesem Dokument' } },
    en: { channels: channels.en },
    es: { channels: channels.es },
    fr: { channels: channels.fr },
    it: { channels: channels.it },
    nl: { channels: channels.nl },
  },
  text: {
    de: (c) => prose`
      ## Änderungen dieses Dokuments

      ${c.part.version`Diese Fassung gilt für Käufe ab dem ${c.date(c.say.effective_date)}, soweit ein Abschnitt keinen anderen Zeitraum nennt. Für frühere Käufe bleibt es bei der Fassung, die damals galt.`}

      ${c.part.notice`Über wesentliche Änderungen informieren wir Sie ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, und zwar ${c.part.ahead`mindestens ${c.period(c.say.change_notice_days, 'akk')}, bevor sie gelten`}${c.part.sameDay`spätestens an dem Tag, an dem sie gelten`}.`}

      ${c.part.prevailing(prose`
        ## Sprachfassungen

        Weichen die Sprachfassungen voneinander ab, gilt die ${prevailing('de', c.a)} Fassung; ein Verbraucher darf sich auf die Fassung verlassen, die ihm vorlag, wenn sie für ihn günstiger ist.`)}`,
    en: (c) => prose`
      ## Changes to this document

      ${c.part.version`This version applies to purchases from ${c.date(c.say.effective_date)}, unless a section names another period. Earlier purchases keep the version that applied at the time.`}

      ${c.part.notice`We tell you about material changes ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, ${c.part.ahead`at least ${c.period(c.say.change_notice_days)} before they apply`}${c.part.sameDay`at the latest on the day on which they apply`}.`}

      ${c.part.prevailing(prose`
        ## Language versions

        If the language versions differ, the ${prevailing('en', c.a)} version prevails; a consumer may rely on the version that was presented if it is more favourable to the consumer.`)}`,
    es: (c) => prose`
      ## Cambios de este documento

      ${c.part.version`Esta versión se aplica a las compras realizadas desde el ${c.date(c.say.effective_date)}, salvo que un apartado indique otro periodo. Las compras anteriores siguen sujetas a la versión vigente en su momento.`}

      ${c.part.notice`Le informamos de los cambios sustanciales ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, ${c.part.ahead`al menos ${c.period(c.say.change_notice_days)} antes de que se apliquen`}${c.part.sameDay`a más tardar el día en que se apliquen`}.`}

      ${c.part.prevailing(prose`
        ## Versiones lingüísticas

        Si las versiones lingüísticas difieren, prevalece la versión ${prevailing('es', c.a)}; un consumidor puede acogerse a la versión que se le presentó si le es más favorable.`)}`,
    fr: (c) => prose`
      ## Modifications de ce document

      ${c.part.version`Cette version s’applique aux achats effectués à compter du ${c.date(c.say.effective_date)}, sauf si une section indique une autre période. Les achats antérieurs restent soumis à la version alors en vigueur.`}

      ${c.part.notice`Nous vous informons des modifications importantes ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, ${c.part.ahead`au moins ${c.period(c.say.change_notice_days)} avant leur application`}${c.part.sameDay`au plus tard le jour de leur application`}.`}

      ${c.part.prevailing(prose`
        ## Versions linguistiques

        Si les versions linguistiques divergent, la version ${prevailing('fr', c.a)} prévaut ; un consommateur peut se prévaloir de la version qui lui a été présentée si elle lui est plus favorable.`)}`,
    it: (c) => prose`
      ## Modifiche di questo documento

      ${c.part.version`Questa versione si applica agli acquisti effettuati a partire dal giorno ${c.date(c.say.effective_date)}, salvo che una sezione indichi un altro periodo. Agli acquisti precedenti si applica la versione allora in vigore.`}

      ${c.part.notice`La informiamo delle modifiche sostanziali ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, ${c.part.ahead`almeno ${c.period(c.say.change_notice_days)} prima che si applichino`}${c.part.sameDay`al più tardi il giorno in cui si applicano`}.`}

      ${c.part.prevailing(prose`
        ## Versioni linguistiche

        Se le versioni linguistiche divergono, prevale la versione ${prevailing('it', c.a)}; un consumatore può avvalersi della versione che gli è stata presentata se gli è più favorevole.`)}`,
    nl: (c) => prose`
      ## Wijzigingen van dit document

      ${c.part.version`Deze versie geldt voor aankopen vanaf ${c.date(c.say.effective_date)}, tenzij een onderdeel een andere periode noemt. Voor eerdere aankopen blijft de versie gelden die toen gold.`}

      ${c.part.notice`Over wezenlijke wijzigingen informeren wij u ${c.and(c.names(c.say.change_notice_channels, c.w.channels))}, en wel ${c.part.ahead`ten minste ${c.period(c.say.change_notice_days)} voordat ze gelden`}${c.part.sameDay`uiterlijk op de dag waarop ze gelden`}.`}

      ${c.part.prevailing(prose`
        ## Taalversies

        Verschillen de taalversies, dan geldt de ${prevailing('nl', c.a)} versie; een consument mag zich beroepen op de versie die hem is voorgelegd als die voor hem gunstiger is.`)}`,
  },
});
