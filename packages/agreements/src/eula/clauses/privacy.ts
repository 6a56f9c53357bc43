import { given, has, link, prose } from '../../document/authoring.ts';
import { clause, type EulaQuestions } from './clause.ts';

type Given = {
  readonly [Q in 'activation' | 'connected_product' | 'laws']?: EulaQuestions[Q] | undefined;
};

/** Whoever checks a licence over the internet receives more than diagnostic data. */
function checksLicence({ activation }: Given): boolean {
  return activation === 'key' || activation === 'periodic';
}

function namesDeviceData({ connected_product, laws }: Given): boolean {
  return connected_product === 'yes' && has(laws, 'eu_data_act');
}

// Directive 2002/58/EC, Article 5(3): a contract is no consent. Data of a device are personal data as a rule: the notice is linked (GDPR, Article 13).
export const privacy = clause({
  id: 'eu.privacy',
  version: 3,
  parts: {
    policy: { meets: ['practice-eu-privacy'], when: (a) => a.data_collection === 'policy' },
    none: { meets: ['practice-eu-privacy'], when: (a) => a.data_collection === 'none' },
    diagnostics: { meets: ['practice-eu-privacy'], when: (a) => a.data_collection === 'diagnostics' },
    licence: { meets: [], when: (a) => checksLicence(a) && !namesDeviceData(a) },
    licenceToo: { meets: [], when: (a) => checksLicence(a) && namesDeviceData(a) },
    device: { meets: [], when: (a) => namesDeviceData(a) },
    notice: { meets: [], when: (a) => a.data_collection === 'diagnostics' && given(a.privacy_url) },
    consent: { meets: ['eprivacy-apps'], when: (a) => a.data_collection !== 'none' },
  },
  text: {
    de: (c) => prose`
      ## Datenschutz

      ${c.part.policy`Wie wir personenbezogene Daten verarbeiten, steht in unserer Datenschutzerklärung: ${link(c.say.privacy_url)}.`} ${c.part.none`Die Software sendet uns keine personenbezogenen Daten.`} ${c.part.diagnostics`Die Software erhebt nur technische Diagnosedaten (Version, Gerät, genutzte Funktionen und Fehlerberichte)${c.part.licenceToo`, die Daten, die zur Prüfung Ihrer Lizenz nötig sind,`} ${c.part.licence`und die Daten, die zur Prüfung Ihrer Lizenz nötig sind`} ${c.part.device`sowie die Daten, die der Abschnitt über die Daten des Geräts nennt`}.`} ${c.part.notice`Näheres steht in unserer Datenschutzerklärung: ${link(c.say.privacy_url)}.`} ${c.part.consent`Dieser Vertrag ersetzt keine Einwilligung. Wo das Gesetz eine verlangt, etwa für nicht notwendige Zugriffe auf Ihr Gerät, fragen wir Sie gesondert, und Sie können ablehnen.`}`,
    en: (c) => prose`
      ## Privacy

      ${c.part.policy`How we process personal data is set out in our privacy policy: ${link(c.say.privacy_url)}.`} ${c.part.none`The software sends us no personal data.`} ${c.part.diagnostics`The software collects only technical diagnostic data (version, device, functions used and error reports)${c.part.licenceToo`, the data needed to check your licence`} ${c.part.licence`and the data needed to check your licence`} ${c.part.device`and the data named in the section on the data of the device`}.`} ${c.part.notice`You will find more in our privacy policy: ${link(c.say.privacy_url)}.`} ${c.part.consent`This agreement does not replace any consent. Where the law requires one, for example for access to your device that is not necessary, we ask you separately, and you may refuse.`}`,
    es: (c) => prose`
      ## Privacidad

      ${c.part.policy`Nuestra política de privacidad explica cómo tratamos los datos personales: ${link(c.say.privacy_url)}.`} ${c.part.none`El software no nos envía datos personales.`} ${c.part.diagnostics`El software solo recoge datos técnicos de diagnóstico (la versión, el dispositivo, las funciones utilizadas y los informes de errores)${c.part.licenceToo`, los datos necesarios para comprobar su licencia`} ${c.part.licence`y los datos necesarios para comprobar su licencia`} ${c.part.device`y los datos indicados en el apartado sobre los datos del dispositivo`}.`} ${c.part.notice`Encontrará más información en nuestra política de privacidad: ${link(c.say.privacy_url)}.`} ${c.part.consent`Este contrato no sustituye ningún consentimiento. Cuando la ley lo exige, por ejemplo para accesos a su dispositivo que no son necesarios, se lo pedimos aparte y usted puede negarse.`}`,
    fr: (c) => prose`
      ## Protection des données

      ${c.part.policy`Notre politique de confidentialité explique comment nous traitons les données à caractère personnel : ${link(c.say.privacy_url)}.`} ${c.part.none`Le logiciel ne nous envoie aucune donnée à caractère personnel.`} ${c.part.diagnostics`Le logiciel ne recueille que des données techniques de diagnostic (la version, l’appareil, les fonctions utilisées et les rapports d’erreur)${c.part.licenceToo`, les données nécessaires pour vérifier votre licence`} ${c.part.licence`et les données nécessaires pour vérifier votre licence`} ${c.part.device`ainsi que les données indiquées dans la section sur les données de l’appareil`}.`} ${c.part.notice`Vous en saurez plus dans notre politique de confidentialité : ${link(c.say.privacy_url)}.`} ${c.part.consent`Le présent contrat ne remplace aucun consentement. Lorsque la loi en exige un, par exemple pour un accès non nécessaire à votre appareil, nous vous le demandons séparément et vous pouvez refuser.`}`,
    it: (c) => prose`
      ## Protezione dei dati

      ${c.part.policy`La nostra informativa sulla privacy spiega come trattiamo i dati personali: ${link(c.say.privacy_url)}.`} ${c.part.none`Il software non ci invia dati personali.`} ${c.part.diagnostics`Il software raccoglie solo dati tecnici di diagnosi (la versione, il dispositivo, le funzioni usate e le segnalazioni di errori)${c.part.licenceToo`, i dati necessari per verificare la Sua licenza`} ${c.part.licence`e i dati necessari per verificare la Sua licenza`} ${c.part.device`e i dati indicati nella sezione sui dati del dispositivo`}.`} ${c.part.notice`Ulteriori informazioni sono nella nostra informativa sulla privacy: ${link(c.say.privacy_url)}.`} ${c.part.consent`Questo contratto non sostituisce alcun consenso. Quando la legge lo richiede, per esempio per accessi non necessari al Suo dispositivo, lo chiediamo separatamente e Lei può rifiutare.`}`,
    nl: (c) => prose`
      ## Privacy

      ${c.part.policy`Hoe wij persoonsgegevens verwerken, staat in ons privacybeleid: ${link(c.say.privacy_url)}.`} ${c.part.none`De software stuurt ons geen persoonsgegevens.`} ${c.part.diagnostics`De software verzamelt alleen technische diagnosegegevens (versie, apparaat, gebruikte functies en foutmeldingen)${c.part.licenceToo`, de gegevens die nodig zijn om uw licentie te controleren`} ${c.part.licence`en de gegevens die nodig zijn om uw licentie te controleren`} ${c.part.device`en de gegevens die het onderdeel over de gegevens van het apparaat noemt`}.`} ${c.part.notice`Meer leest u in ons privacybeleid: ${link(c.say.privacy_url)}.`} ${c.part.consent`Deze overeenkomst vervangt geen toestemming. Waar de wet die vereist, bijvoorbeeld voor toegang tot uw apparaat die niet nodig is, vragen wij u die afzonderlijk en kunt u weigeren.`}`,
  },
});
