import { has, link, prose } from '../../document/authoring.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

const drop = catalogueLink('https://privacy.ca.gov/drop');

/** Cal. Civ. Code § 1798.99.85(a)-(c): the numbers of the year before by 1 July; § 1798.99.86: the one place for requests to delete. */
export const databroker = clause({
  id: 'pp.databroker',
  version: 1,
  when: (a) => has(a.laws, 'ca_delete_act') && holdsFact(a, 'biz:data-broker'),
  parts: { numbers: { meets: ['ca-delete-act'] }, drop: { meets: [] } },
  text: {
    de: (c) => prose`
      ## Datenhandel in Kalifornien

      ${c.part
        .numbers`Verkaufen wir Daten von Menschen, mit denen wir keine direkte Beziehung haben, sind wir Datenhändler im Sinne des
      kalifornischen Delete Act (Cal. Civ. Code §§ 1798.99.80 ff.). Bis zum 1. Juli jedes Jahres veröffentlichen wir für das Kalenderjahr davor,
      wie viele Anträge auf Löschung, Auskunft, Opt-out und Einschränkung wir erhalten, erfüllt und abgelehnt haben, aus welchen Gründen und nach
      welchen Ausnahmen wir abgelehnt haben und nach wie vielen Tagen wir im Median und im Mittel geantwortet haben. Die Zahlen stehen hier:
      ${link(c.say.broker_metrics_url)}.`}

      ${c.part
        .drop`Wenn Sie in Kalifornien leben, können Sie über die staatliche Plattform DROP von allen registrierten Datenhändlern zugleich
      die Löschung verlangen: ${drop}.`}`,
    en: (c) => prose`
      ## Data brokers in California

      ${c.part
        .numbers`Where we sell information about people with whom we have no direct relationship, we are a data broker under the California
      Delete Act (Cal. Civ. Code § 1798.99.80 and following). By 1 July of each year we publish for the calendar year before how many requests to
      delete, know, opt out and limit we received, complied with and denied, on which grounds and exemptions we denied them, and the median and
      mean number of days in which we responded. The numbers are here: ${link(c.say.broker_metrics_url)}.`}

      ${c.part
        .drop`If you live in California, you can ask all registered data brokers at once to delete your information through the State’s DROP
      platform: ${drop}.`}`,
    es: (c) => prose`
      ## Intermediarios de datos en California

      ${c.part
        .numbers`Cuando vendemos datos de personas con las que no tenemos una relación directa, somos intermediarios de datos según la Delete
      Act de California (Cal. Civ. Code § 1798.99.80 y siguientes). Antes del 1 de julio de cada año publicamos, para el año natural anterior,
      cuántas solicitudes de supresión, acceso, oposición a la venta o cesión y limitación hemos recibido, atendido y denegado, por qué motivos y excepciones las
      denegamos y en cuántos días respondimos, como mediana y como media. Las cifras están aquí: ${link(c.say.broker_metrics_url)}.`}

      ${c.part
        .drop`Si vive en California, puede pedir la supresión a todos los intermediarios de datos registrados a la vez en la plataforma
      estatal DROP: ${drop}.`}`,
    fr: (c) => prose`
      ## Courtiers en données en Californie

      ${c.part
        .numbers`Lorsque nous vendons des données de personnes avec lesquelles nous n’avons pas de relation directe, nous sommes courtier en
      données au sens du Delete Act californien (Cal. Civ. Code § 1798.99.80 et suivants). Au plus tard le 1er juillet de chaque année, nous
      publions pour l’année civile précédente le nombre de demandes de suppression, d’accès, d’opposition et de limitation reçues, satisfaites et
      refusées, les motifs et exceptions des refus, ainsi que les nombres médian et moyen de jours de réponse. Les chiffres se trouvent ici :
      ${link(c.say.broker_metrics_url)}.`}

      ${c.part
        .drop`Si vous vivez en Californie, vous pouvez demander la suppression à tous les courtiers en données enregistrés à la fois sur la
      plateforme publique DROP : ${drop}.`}`,
    it: (c) => prose`
      ## Intermediari di dati in California

      ${c.part
        .numbers`Se vendiamo dati di persone con cui non abbiamo un rapporto diretto, siamo intermediari di dati ai sensi del Delete Act della
      California (Cal. Civ. Code § 1798.99.80 e seguenti). Entro il 1º luglio di ogni anno pubblichiamo, per l’anno solare precedente, quante richieste
      di cancellazione, accesso, opt-out e limitazione abbiamo ricevuto, soddisfatto e respinto, per quali motivi ed eccezioni le abbiamo respinte e in
      quanti giorni abbiamo risposto, come mediana e come media. I numeri si trovano qui: ${link(c.say.broker_metrics_url)}.`}

      ${c.part
        .drop`Se Lei vive in California, può chiedere la cancellazione a tutti gli intermediari di dati registrati in una volta sola tramite la
      piattaforma statale DROP: ${drop}.`}`,
    nl: (c) => prose`
      ## Datahandel in Californië

      ${c.part
        .numbers`Verkopen wij gegevens van mensen met wie wij geen directe relatie hebben, dan zijn wij datahandelaar in de zin van de
      Californische Delete Act (Cal. Civ. Code § 1798.99.80 en volgende). Uiterlijk op 1 juli van elk jaar publiceren wij over het kalenderjaar
      daarvoor hoeveel verzoeken om wissing, inzage, opt-out en beperking wij hebben ontvangen, ingewilligd en afgewezen, op welke gronden en
      uitzonderingen wij hebben afgewezen en in hoeveel dagen wij hebben geantwoord, als mediaan en als gemiddelde. De cijfers staan hier:
      ${link(c.say.broker_metrics_url)}.`}

      ${c.part
        .drop`Woont u in Californië, dan kunt u via het overheidsplatform DROP alle geregistreerde datahandelaren tegelijk om wissing vragen:
      ${drop}.`}`,
  },
});
