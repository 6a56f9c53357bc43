import { link, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Directive 2002/58/EC, Article 5(3): a contract is no consent.
export const privacy = clause({
  id: 'eu.privacy',
  version: 2,
  parts: {
    policy: { meets: ['practice-eu-privacy'], when: (a) => a.data_collection === 'policy' },
    none: { meets: ['practice-eu-privacy'], when: (a) => a.data_collection === 'none' },
    diagnostics: { meets: ['practice-eu-privacy'], when: (a) => a.data_collection === 'diagnostics' },
    consent: { meets: ['eprivacy-apps'], when: (a) => a.data_collection !== 'none' },
  },
  text: {
    de: (c) => prose`
      ## Datenschutz

      ${c.part.policy`Wie wir personenbezogene Daten verarbeiten, steht in unserer Datenschutzerklärung: ${link(c.say.privacy_url)}.`} ${c.part.none`Die Software sendet uns keine personenbezogenen Daten.`} ${c.part.diagnostics`Die Software erhebt nur technische Diagnosedaten, etwa Version, Gerät, genutzte Funktionen und Fehlerberichte.`} ${c.part.consent`Dieser Vertrag ersetzt keine Einwilligung. Wo das Gesetz eine verlangt, etwa für nicht notwendige Zugriffe auf Ihr Gerät, fragen wir Sie gesondert, und Sie können ablehnen.`}`,
    en: (c) => prose`
      ## Privacy

      ${c.part.policy`How we process personal data is set out in our privacy policy: ${link(c.say.privacy_url)}.`} ${c.part.none`The software sends us no personal data.`} ${c.part.diagnostics`The software collects technical diagnostic data only, such as version, device, functions used and error reports.`} ${c.part.consent`This agreement replaces no consent. Where the law requires one, for example for access to your device that is not necessary, we ask you separately, and you may refuse.`}`,
    es: (c) => prose`
      ## Privacidad

      ${c.part.policy`Nuestra política de privacidad explica cómo tratamos los datos personales: ${link(c.say.privacy_url)}.`} ${c.part.none`El software no nos envía datos personales.`} ${c.part.diagnostics`El software solo recoge datos técnicos de diagnóstico, como la versión, el dispositivo, las funciones utilizadas y los informes de errores.`} ${c.part.consent`Este contrato no sustituye ningún consentimiento. Cuando la ley lo exige, por ejemplo para accesos a su dispositivo que no son necesarios, se lo pedimos aparte y usted puede negarse.`}`,
    fr: (c) => prose`
      ## Protection des données

      ${c.part.policy`Notre politique de confidentialité explique comment nous traitons les données à caractère personnel : ${link(c.say.privacy_url)}.`} ${c.part.none`Le logiciel ne nous envoie aucune donnée à caractère personnel.`} ${c.part.diagnostics`Le logiciel ne recueille que des données techniques de diagnostic, comme la version, l’appareil, les fonctions utilisées et les rapports d’erreur.`} ${c.part.consent`Le présent contrat ne remplace aucun consentement. Lorsque la loi en exige un, par exemple pour un accès non nécessaire à votre appareil, nous vous le demandons séparément et vous pouvez refuser.`}`,
    it: (c) => prose`
      ## Protezione dei dati

      ${c.part.policy`La nostra informativa sulla privacy spiega come trattiamo i dati personali: ${link(c.say.privacy_url)}.`} ${c.part.none`Il software non ci invia dati personali.`} ${c.part.diagnostics`Il software raccoglie solo dati tecnici di diagnosi, come la versione, il dispositivo, le funzioni usate e le segnalazioni di errori.`} ${c.part.consent`Questo contratto non sostituisce alcun consenso. Quando la legge lo richiede, per esempio per accessi non necessari al Suo dispositivo, lo chiediamo separatamente e Lei può rifiutare.`}`,
    nl: (c) => prose`
      ## Privacy

      ${c.part.policy`Hoe wij persoonsgegevens verwerken, staat in ons privacybeleid: ${link(c.say.privacy_url)}.`} ${c.part.none`De software stuurt ons geen persoonsgegevens.`} ${c.part.diagnostics`De software verzamelt alleen technische diagnosegegevens, zoals versie, apparaat, gebruikte functies en foutmeldingen.`} ${c.part.consent`Deze overeenkomst vervangt geen toestemming. Waar de wet die vereist, bijvoorbeeld voor toegang tot uw apparaat die niet nodig is, vragen wij u die afzonderlijk en kunt u weigeren.`}`,
  },
});
