import type { Language } from '@clausewright/contract/languages';
import { type Context, prose, type Words } from '../../document/authoring.ts';
import { mayNeedConsent, owesConsent } from '../uses.ts';
import { languageVersionWords } from '../words/language-versions.ts';
import { clause, type CookiesQuestions } from './clause.ts';

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
  parts: {
    date: { meets: ['cookie-update', 'practice-cp-changes'] },
    again: { meets: ['cookie-update'], when: (a) => owesConsent(a) && mayNeedConsent(a) },
    prevailing: { meets: [], when: (a) => a.prevailing_language === 'first' },
  },
  words: languageVersionWords,
  text: {
    de: (c) => prose`
      ## Änderungen dieses Dokuments

      ${c.part.date`Diese Fassung gilt ab dem ${c.date(c.say.effective_date)}.`} Wir passen sie an, wenn sich die Cookies, die Anbieter oder das Recht
      ändern. ${c.part.again`Kommen Zwecke oder Anbieter hinzu, die eine Einwilligung brauchen, bitten wir Sie erneut darum.`}

      ${c.part
        .prevailing`Weichen die Sprachfassungen voneinander ab, gilt die ${prevailing(c)} Fassung, soweit zwingendes Recht nichts anderes
      bestimmt.`}`,
    en: (c) => prose`
      ## Changes to this document

      ${c.part.date`This version applies from ${c.date(c.say.effective_date)}.`} We adapt it when the cookies, the providers or the law change. ${c
        .part.again`Where purposes or providers are added that need consent, we ask you for it again.`}

      ${c.part.prevailing`If the language versions differ, the ${prevailing(c)} version prevails, unless mandatory law provides otherwise.`}`,
    es: (c) => prose`
      ## Cambios de este documento

      ${c.part.date`Esta versión se aplica desde el ${c.date(c.say.effective_date)}.`} La adaptamos cuando cambian las cookies, los proveedores o la
      legislación. ${c.part.again`Si se añaden finalidades o proveedores que necesitan consentimiento, se lo pedimos de nuevo.`}

      ${c.part
        .prevailing`Si las versiones lingüísticas difieren, prevalece la versión ${prevailing(c)}, salvo que una norma imperativa disponga otra
      cosa.`}`,
    fr: (c) => prose`
      ## Modifications de ce document

      ${c.part.date`Cette version s’applique à compter du ${c.date(c.say.effective_date)}.`} Nous l’adaptons en cas de changement des cookies, des
      prestataires ou de la législation. ${c.part
        .again`Si des finalités ou des prestataires soumis à consentement s’ajoutent, nous vous le demandons de
      nouveau.`}

      ${c.part.prevailing`Si les versions linguistiques divergent, la version ${prevailing(c)} prévaut, sauf disposition impérative contraire.`}`,
    it: (c) => prose`
      ## Modifiche di questo documento

      ${c.part.date`Questa versione si applica a decorrere dalla data seguente: ${c.date(c.say.effective_date)}.`} La aggiorniamo quando cambiano i cookie, i
      fornitori o la legge. ${c.part.again`Se si aggiungono finalità o fornitori che richiedono il consenso, Le chiediamo di nuovo di esprimerlo.`}

      ${c.part.prevailing`Se le versioni linguistiche divergono, prevale la versione ${prevailing(c)}, salvo che norme imperative dispongano diversamente.`}`,
    nl: (c) => prose`
      ## Wijzigingen van dit document

      ${c.part.date`Deze versie geldt vanaf ${c.date(c.say.effective_date)}.`} Wij passen dit document aan wanneer de cookies, de aanbieders of de wet veranderen.
      ${c.part.again`Komen er doelen of aanbieders bij waarvoor toestemming nodig is, dan vragen wij u daar opnieuw om.`}

      ${c.part.prevailing`Verschillen de taalversies, dan geldt de ${prevailing(c)} versie, tenzij dwingend recht anders bepaalt.`}`,
  },
});
