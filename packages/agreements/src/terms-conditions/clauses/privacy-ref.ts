import { given, link, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Reference only; consent is never given by accepting terms (Art. 7(2) GDPR). */
export const privacyRef = clause({
  id: 'tc.privacy_ref',
  version: 1,
  parts: {
    privacy: { meets: [], when: (a) => given(a.privacy_url) },
    cookies: { meets: [], when: (a) => given(a.cookies_url) },
    news: { meets: [], when: (a) => a.newsletters === 'yes' },
    code: { meets: ['ecd-10-2', 'crd-6-1-n'], when: (a) => given(a.trade_code) },
  },
  text: {
    de: (c) => prose`
      ## Datenschutz und weitere Dokumente

      Wie wir personenbezogene Daten verarbeiten, erklären wir in einem eigenen Dokument; es ist nicht Teil des Vertrags. ${c.part.privacy`Datenschutzerklärung: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Cookie-Richtlinie: ${link(c.say.cookies_url)}.`} ${c.part.news`Unseren Newsletter können Sie jederzeit über den Link in jeder Ausgabe abbestellen.`}

      ${c.part.code`Wir folgen diesem Verhaltenskodex: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    en: (c) => prose`
      ## Privacy and other documents

      A separate document explains how we process personal data; it is not part of the contract. ${c.part.privacy`Privacy policy: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Cookies policy: ${link(c.say.cookies_url)}.`} ${c.part.news`You can stop our newsletter at any time by the link in every issue.`}

      ${c.part.code`We follow this code of conduct: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    es: (c) => prose`
      ## Privacidad y otros documentos

      Un documento aparte explica cómo tratamos los datos personales; no forma parte del contrato. ${c.part.privacy`Política de privacidad: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Política de cookies: ${link(c.say.cookies_url)}.`} ${c.part.news`Puede darse de baja de nuestro boletín en todo momento con el enlace de cada envío.`}

      ${c.part.code`Seguimos este código de conducta: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    fr: (c) => prose`
      ## Vie privée et autres documents

      Un document distinct explique comment nous traitons les données à caractère personnel ; il ne fait pas partie du contrat. ${c.part.privacy`Politique de confidentialité : ${link(c.say.privacy_url)}.`} ${c.part.cookies`Politique relative aux cookies : ${link(c.say.cookies_url)}.`} ${c.part.news`Vous pouvez vous désabonner de notre newsletter à tout moment par le lien de chaque envoi.`}

      ${c.part.code`Nous suivons ce code de conduite : **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    it: (c) => prose`
      ## Privacy e altri documenti

      Un documento separato spiega come trattiamo i dati personali; non fa parte del contratto. ${c.part.privacy`Informativa sulla privacy: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Informativa sui cookie: ${link(c.say.cookies_url)}.`} ${c.part.news`Può disiscriversi dalla nostra newsletter in ogni momento con il link presente in ogni invio.`}

      ${c.part.code`Seguiamo questo codice di condotta: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    nl: (c) => prose`
      ## Privacy en andere documenten

      Een apart document legt uit hoe wij persoonsgegevens verwerken; het is geen deel van de overeenkomst. ${c.part.privacy`Privacybeleid: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Cookiebeleid: ${link(c.say.cookies_url)}.`} ${c.part.news`U kunt zich altijd voor onze nieuwsbrief afmelden via de link in elke uitgave.`}

      ${c.part.code`Wij volgen deze gedragscode: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
  },
});
