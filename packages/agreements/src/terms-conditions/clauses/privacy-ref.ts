import { given, link, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Reference only; consent is never given by accepting terms (Art. 7(2) GDPR). */
export const privacyRef = clause({
  id: 'tc.privacy_ref',
  version: 2,
  when: (a) => given(a.privacy_url) || given(a.cookies_url) || given(a.trade_code) || a.newsletters === 'yes',
  parts: {
    privacy: { meets: [], when: (a) => given(a.privacy_url) },
    cookies: { meets: [], when: (a) => given(a.cookies_url) },
    news: { meets: [], when: (a) => a.newsletters === 'yes' },
    code: { meets: ['ecd-10-2', 'crd-6-1-n'], when: (a) => given(a.trade_code) },
  },
  text: {
    de: (c) => prose`
      ## Datenschutz und weitere Dokumente

      ${c.part.privacy`Wie wir personenbezogene Daten verarbeiten, erklärt unsere Datenschutzerklärung, die nicht Teil des Vertrags ist: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Cookie-Richtlinie: ${link(c.say.cookies_url)}.`} ${c.part.news`Unseren Newsletter können Sie jederzeit über den Link in jeder Ausgabe abbestellen.`}

      ${c.part.code`Wir folgen diesem Verhaltenskodex: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    en: (c) => prose`
      ## Privacy and other documents

      ${c.part.privacy`Our privacy policy, which is not part of the contract, explains how we process personal data: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Cookies policy: ${link(c.say.cookies_url)}.`} ${c.part.news`You can stop our newsletter at any time by the link in every issue.`}

      ${c.part.code`We follow this code of conduct: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    es: (c) => prose`
      ## Privacidad y otros documentos

      ${c.part.privacy`Nuestra política de privacidad, que no forma parte del contrato, explica cómo tratamos los datos personales: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Política de cookies: ${link(c.say.cookies_url)}.`} ${c.part.news`Puede darse de baja de nuestro boletín en cualquier momento con el enlace de cada envío.`}

      ${c.part.code`Seguimos este código de conducta: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    fr: (c) => prose`
      ## Vie privée et autres documents

      ${c.part.privacy`Notre politique de confidentialité, qui ne fait pas partie du contrat, explique comment nous traitons les données à caractère personnel : ${link(c.say.privacy_url)}.`} ${c.part.cookies`Politique relative aux cookies : ${link(c.say.cookies_url)}.`} ${c.part.news`Vous pouvez vous désabonner de notre newsletter à tout moment par le lien de chaque envoi.`}

      ${c.part.code`Nous suivons ce code de conduite : **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    it: (c) => prose`
      ## Privacy e altri documenti

      ${c.part.privacy`La nostra informativa sulla privacy, che non fa parte del contratto, spiega come trattiamo i dati personali: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Informativa sui cookie: ${link(c.say.cookies_url)}.`} ${c.part.news`Può disiscriversi dalla nostra newsletter in ogni momento con il link presente in ogni invio.`}

      ${c.part.code`Seguiamo questo codice di condotta: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
    nl: (c) => prose`
      ## Privacy en andere documenten

      ${c.part.privacy`Ons privacybeleid, dat geen deel is van de overeenkomst, legt uit hoe wij persoonsgegevens verwerken: ${link(c.say.privacy_url)}.`} ${c.part.cookies`Cookiebeleid: ${link(c.say.cookies_url)}.`} ${c.part.news`U kunt zich altijd voor onze nieuwsbrief afmelden via de link in elke uitgave.`}

      ${c.part.code`Wij volgen deze gedragscode: **${c.say.trade_code}** (${link(c.say.trade_code_url)}).`}`,
  },
});
