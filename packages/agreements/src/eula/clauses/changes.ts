import { has, prose } from '../../document/authoring.ts';
import { noticeChannelWords as channels } from '../../terms-conditions/words/notice-channels.ts';
import { clause } from './clause.ts';

// Silence is no consent to new terms: Directive 93/13/EEC, Annex 1(j)-(k); German Federal Court, XI ZR 26/20.
export const changes = clause({
  id: 'eu.changes',
  version: 3,
  parts: {
    date: { meets: ['practice-eu-law'] },
    notice: { meets: ['practice-eu-law'] },
    ahead: { meets: [], when: (a) => a.change_notice_days !== '0' },
    sameDay: { meets: [], when: (a) => a.change_notice_days === '0' },
    // A proposal that stands on a page alone reaches nobody.
    shown: { meets: [], when: (a) => !has(a.change_notice_channels, 'email', 'in-app') },
  },
  words: {
    de: { channels: channels.de },
    en: { channels: channels.en },
    es: { channels: channels.es },
    fr: { channels: channels.fr },
    it: { channels: channels.it },
    nl: { channels: channels.nl },
  },
  text: {
    de: (c) => prose`
      ## Änderungen dieses Vertrags

      ${c.part.date`Diese Fassung gilt ab dem ${c.date(c.say.effective_date)}.`} ${c.part.notice`Änderungen schlagen wir Ihnen ${c.and(c.names(c.say.change_notice_channels, c.w.channels))} ${c.part.shown`und in der Software oder per E-Mail`} vor, und zwar ${c.part.ahead`mindestens ${c.period(c.say.change_notice_days, 'akk')} bevor sie gelten sollen`}${c.part.sameDay`spätestens an dem Tag, an dem sie gelten sollen`}.`} Sie gelten für Sie nur, wenn Sie zustimmen oder das Gesetz sie ohne Ihre Zustimmung erlaubt; Schweigen ist keine Zustimmung. Sonst gilt die bisherige Fassung weiter.`,
    en: (c) => prose`
      ## Changes to this agreement

      ${c.part.date`This version applies from ${c.date(c.say.effective_date)}.`} ${c.part.notice`We propose changes to you ${c.and(c.names(c.say.change_notice_channels, c.w.channels))} ${c.part.shown`and in the software or by e-mail`}, ${c.part.ahead`at least ${c.period(c.say.change_notice_days)} before they are to apply`}${c.part.sameDay`at the latest on the day on which they are to apply`}.`} They apply to you only if you agree or the law permits them without your consent; silence is no consent. Otherwise the previous version continues to apply.`,
    es: (c) => prose`
      ## Cambios de este contrato

      ${c.part.date`Esta versión se aplica desde el ${c.date(c.say.effective_date)}.`} ${c.part.notice`Le proponemos los cambios ${c.and(c.names(c.say.change_notice_channels, c.w.channels))} ${c.part.shown`y en el software o por correo electrónico`}, ${c.part.ahead`como mínimo ${c.period(c.say.change_notice_days)} antes de que deban aplicarse`}${c.part.sameDay`a más tardar el día en que deban aplicarse`}.`} Solo se le aplican si usted los acepta o la ley los permite sin su consentimiento; el silencio no es consentimiento. En otro caso sigue aplicándose la versión anterior.`,
    fr: (c) => prose`
      ## Modifications du contrat

      ${c.part.date`Cette version s’applique à compter du ${c.date(c.say.effective_date)}.`} ${c.part.notice`Nous vous proposons les modifications ${c.and(c.names(c.say.change_notice_channels, c.w.channels))} ${c.part.shown`et dans le logiciel ou par courrier électronique`}, ${c.part.ahead`au moins ${c.period(c.say.change_notice_days)} avant qu’elles ne doivent s’appliquer`}${c.part.sameDay`au plus tard le jour où elles doivent s’appliquer`}.`} Elles ne s’appliquent à vous que si vous les acceptez ou si la loi les permet sans votre accord ; le silence ne vaut pas acceptation. À défaut, la version précédente continue de s’appliquer.`,
    it: (c) => prose`
      ## Modifiche di questo contratto

      ${c.part.date`Questa versione si applica a partire dal giorno ${c.date(c.say.effective_date)}.`} ${c.part.notice`Le proponiamo le modifiche ${c.and(c.names(c.say.change_notice_channels, c.w.channels))} ${c.part.shown`e nel software o per e-mail`}, ${c.part.ahead`almeno ${c.period(c.say.change_notice_days)} prima che debbano applicarsi`}${c.part.sameDay`al più tardi il giorno in cui devono applicarsi`}.`} Valgono per Lei solo se le accetta o se la legge le consente senza il Suo consenso; il silenzio non è consenso. Altrimenti continua ad applicarsi la versione precedente.`,
    nl: (c) => prose`
      ## Wijzigingen van deze overeenkomst

      ${c.part.date`Deze versie geldt vanaf ${c.date(c.say.effective_date)}.`} ${c.part.notice`Wijzigingen stellen wij u ${c.and(c.names(c.say.change_notice_channels, c.w.channels))} ${c.part.shown`en in de software of per e-mail`} voor, en wel ${c.part.ahead`ten minste ${c.period(c.say.change_notice_days)} voordat ze moeten gelden`}${c.part.sameDay`uiterlijk op de dag waarop ze moeten gelden`}.`} Ze gelden voor u alleen als u instemt of als de wet ze zonder uw instemming toestaat; zwijgen is geen instemming. Anders blijft de vorige versie gelden.`,
  },
});
