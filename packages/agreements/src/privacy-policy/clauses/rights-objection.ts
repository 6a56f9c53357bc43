import { prose } from '../../document/authoring.ts';
import { holdsForSome, whomItReaches } from '../words/reach.ts';
import { underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';

/** Art. 21(4) GDPR, the same in the UK GDPR: clearly and apart from all other information, so in a section of its own. */
export const rightsObjection = clause({
  id: 'pp.rights.objection',
  version: 3,
  when: underEither,
  parts: {
    whom: { meets: [], when: holdsForSome },
    interests: { meets: ['gdpr-21-4', 'uk-gdpr-21-4'] },
    marketing: { meets: ['gdpr-21-4', 'uk-gdpr-21-4'] },
  },
  text: {
    de: (c) => prose`
      ## Ihr Widerspruchsrecht

      ${c.part.whom`Dieses Recht haben Sie, ${whomItReaches(c)}.`}

      ${c.part
        .interests`**Soweit wir Daten aufgrund berechtigter Interessen oder für eine Aufgabe im öffentlichen Interesse
      verarbeiten, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch
      einlegen.** Wir verarbeiten die Daten dann nicht mehr, es sei denn, wir weisen zwingende schutzwürdige Gründe nach,
      die Ihre Interessen, Rechte und Freiheiten überwiegen, oder die Verarbeitung dient Rechtsansprüchen.`}

      ${c.part
        .marketing`**Der Verarbeitung für Direktwerbung, auch dem Profiling dafür, können Sie jederzeit ohne
      Begründung widersprechen.** Wir verwenden Ihre Daten dann nicht mehr dafür.`}`,
    en: (c) => prose`
      ## Your right to object

      ${c.part.whom`You have this right ${whomItReaches(c)}.`}

      ${c.part
        .interests`**As far as we process data on the basis of legitimate interests or for a task in the public
      interest, you may object at any time on grounds relating to your particular situation.** We then no longer process
      the data, unless we show compelling legitimate grounds that override your interests, rights and freedoms, or the processing serves legal
      claims.`}

      ${c.part
        .marketing`**You may object at any time, without giving reasons, to processing for direct marketing, including
      profiling for that purpose.** We then no longer use your data for it.`}`,
    es: (c) => prose`
      ## Su derecho de oposición

      ${c.part.whom`Este derecho le corresponde ${whomItReaches(c)}.`}

      ${c.part
        .interests`**En la medida en que tratamos datos sobre la base de intereses legítimos o para una misión de
      interés público, usted puede oponerse en cualquier momento por motivos relacionados con su situación particular.**
      Entonces dejamos de tratar los datos, salvo que acreditemos motivos legítimos imperiosos que prevalezcan sobre sus
      intereses, derechos y libertades o que el tratamiento sirva para formular, ejercer o defender reclamaciones.`}

      ${c.part
        .marketing`**Puede oponerse en cualquier momento, sin indicar motivos, al tratamiento con fines de mercadotecnia
      directa, incluida la elaboración de perfiles vinculada a ella.** Entonces dejamos de utilizar sus datos para ese fin.`}`,
    fr: (c) => prose`
      ## Votre droit d’opposition

      ${c.part.whom`Vous disposez de ce droit ${whomItReaches(c)}.`}

      ${c.part
        .interests`**Dans la mesure où nous traitons des données sur la base d’intérêts légitimes ou pour une mission
      d’intérêt public, vous pouvez vous opposer à ce traitement à tout moment pour des raisons tenant à votre situation particulière.**
      Nous ne traitons alors plus les données, sauf si nous démontrons des motifs légitimes et impérieux qui prévalent sur vos intérêts, droits
      et libertés, ou si le traitement sert à constater, exercer ou défendre des droits en justice.`}

      ${c.part.marketing`**Vous pouvez vous opposer à tout moment, sans indiquer de motif, au traitement à des fins de prospection, y compris au profilage lié à cette prospection.** Nous n’utilisons alors plus vos données à cette fin.`}`,
    it: (c) => prose`
      ## Il Suo diritto di opposizione

      ${c.part.whom`Questo diritto Le spetta ${whomItReaches(c)}.`}

      ${c.part
        .interests`**Nella misura in cui trattiamo dati sulla base di legittimi interessi o per un compito di interesse
      pubblico, può opporsi in qualsiasi momento per motivi connessi alla Sua situazione particolare.** In tal caso non
      trattiamo più i dati, salvo che dimostriamo motivi legittimi cogenti che prevalgono sui Suoi interessi, diritti e
      libertà, oppure che il trattamento sia necessario per accertare, esercitare o difendere un diritto in sede
      giudiziaria.`}

      ${c.part
        .marketing`**Può opporsi in qualsiasi momento, senza indicare motivi, al trattamento per finalità di marketing
      diretto, compresa la relativa profilazione.** In tal caso non usiamo più i Suoi dati a tale scopo.`}`,
    nl: (c) => prose`
      ## Uw recht van bezwaar

      ${c.part.whom`Dit recht hebt u ${whomItReaches(c)}.`}

      ${c.part
        .interests`**Voor zover wij gegevens verwerken op grond van gerechtvaardigde belangen of voor een taak van
      algemeen belang, kunt u op elk moment bezwaar maken vanwege uw specifieke situatie.** Wij verwerken de gegevens dan
      niet meer, tenzij wij dwingende gerechtvaardigde gronden aantonen die zwaarder wegen dan uw belangen, rechten en
      vrijheden, of de verwerking nodig is om een rechtsvordering in te stellen, uit te oefenen of te onderbouwen.`}

      ${c.part
        .marketing`**Tegen verwerking voor direct marketing, ook tegen profilering daarvoor, kunt u op elk moment zonder
      opgave van redenen bezwaar maken.** Wij gebruiken uw gegevens daar dan niet meer voor.`}`,
  },
});
