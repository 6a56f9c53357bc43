import type { Language } from '@clausewright/contract/languages';
import { type Context, has, items, type Prose, prose, rows, type Words } from '../../document/authoring.ts';
import { purposeAims } from '../words/purpose-aims.ts';
import { type PurposeOption, purposeTitles } from '../words/purposes.ts';
import { underEither } from '../words/regulation.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { namedPurposes } from './purpose-names.ts';

type Nouns = { titles: Record<PurposeOption, Words>; aims: Record<PurposeOption, Words> };

/** The chosen purposes with what they cover; 'other' stands for the owner's own words. */
function list(c: Context<PrivacyQuestions, Language, never, Nouns>) {
  const named = namedPurposes(c, c.w.titles).flatMap(({ purpose, title }): (Words | Prose)[] => {
    if (purpose === 'other') return [];
    return purpose === undefined ? [title] : [prose`**${title}.** ${c.w.aims[purpose]}`];
  });
  const added = rows(c.say.custom_purposes).map((row) => prose`**${row.custom_purpose}**`);
  return items(has(c.a.purposes, 'other') ? [...named, ...added] : named);
}

/**
 * Drafting note. Article 13(1)(c) GDPR, Art. 19(2)(b) FADP, 11 CCR § 7011(e)(1)(C), the acts of the states, APP 1.4(c).
 * change: Article 13(3) GDPR. technical: what arises on every access, which no purpose of the list may cover.
 */
export const purposes = clause({
  id: 'pp.purposes',
  version: 3,
  parts: {
    list: {
      meets: [
        'gdpr-13-1-c',
        'ch-19-2',
        'ccpa-7011-e1C',
        'us-states-purposes',
        'au-app-1-4',
        'apple-5-1-1-i-a',
        'play-data',
      ],
      when: (a) => a.pd_none_confirm !== 'yes',
    },
    // Nothing is collected on purpose, yet hosts and embedded content see who calls them.
    technical: {
      meets: [
        'gdpr-13-1-c',
        'ch-19-2',
        'ccpa-7011-e1C',
        'us-states-purposes',
        'au-app-1-4',
        'apple-5-1-1-i-a',
        'play-data',
      ],
      when: (a) => a.pd_none_confirm === 'yes',
    },
    change: { meets: [], when: (a) => underEither(a) },
  },
  words: {
    de: { titles: purposeTitles.de, aims: purposeAims.de },
    en: { titles: purposeTitles.en, aims: purposeAims.en },
    es: { titles: purposeTitles.es, aims: purposeAims.es },
    fr: { titles: purposeTitles.fr, aims: purposeAims.fr },
    it: { titles: purposeTitles.it, aims: purposeAims.it },
    nl: { titles: purposeTitles.nl, aims: purposeAims.nl },
  },
  text: {
    de: (c) => prose`
      ## Wofür wir Daten verwenden

      ${c.part.list(prose`
        Wir verwenden personenbezogene Daten für folgende Zwecke:

        ${list(c)}`)}

      ${c.part.technical`Entstehen bei der Nutzung aus technischen Gründen Daten wie Ihre IP-Adresse,
      verwenden wir sie, um unser Angebot mit den Inhalten und Funktionen bereitzustellen, die Sie
      aufrufen, und um es vor Angriffen und Missbrauch zu schützen.`}

      ${c.part.change`Wollen wir Daten für einen anderen Zweck verwenden als den, für den wir sie erhoben
      haben, unterrichten wir Sie vorher darüber.`}`,
    en: (c) => prose`
      ## What we use data for

      ${c.part.list(prose`
        We use personal data for the following purposes:

        ${list(c)}`)}

      ${c.part.technical`Where data such as your IP address arises for technical reasons when you use our
      service, we use it to supply the service with the content and functions that you open, and to
      protect it against attacks and misuse.`}

      ${c.part.change`If we want to use data for a purpose other than the one for which we collected it,
      we inform you beforehand.`}`,
    es: (c) => prose`
      ## Para qué utilizamos los datos

      ${c.part.list(prose`
        Utilizamos datos personales para los siguientes fines:

        ${list(c)}`)}

      ${c.part.technical`Cuando el uso del servicio genera por razones técnicas datos como su dirección IP,
      los utilizamos para prestar el servicio con los contenidos y funciones a los que usted accede y para
      protegerlo frente a ataques y abusos.`}

      ${c.part.change`Si queremos utilizar datos para un fin distinto de aquel para el que los recogimos,
      le informaremos antes.`}`,
    fr: (c) => prose`
      ## À quoi servent les données

      ${c.part.list(prose`
        Nous utilisons des données à caractère personnel pour les finalités suivantes :

        ${list(c)}`)}

      ${c.part.technical`Lorsque l’utilisation du service produit, pour des raisons techniques, des données
      telles que votre adresse IP, nous les utilisons pour fournir le service avec les contenus et les fonctions auxquels vous accédez, et pour le protéger contre les attaques et les abus.`}

      ${c.part.change`Si nous voulons utiliser des données pour une finalité autre que celle pour laquelle
      nous les avons collectées, nous vous en informons au préalable.`}`,
    it: (c) => prose`
      ## Per quali finalità utilizziamo i dati

      ${c.part.list(prose`
        Utilizziamo i dati personali per le seguenti finalità:

        ${list(c)}`)}

      ${c.part.technical`Quando l’uso del servizio genera per ragioni tecniche dati come il Suo indirizzo IP,
      li utilizziamo per fornire il servizio con i contenuti e le funzioni che Lei richiede e per proteggerlo
      da attacchi e abusi.`}

      ${c.part.change`Se intendiamo utilizzare i dati per una finalità diversa da quella per cui li abbiamo
      raccolti, La informiamo prima.`}`,
    nl: (c) => prose`
      ## Waarvoor wij gegevens gebruiken

      ${c.part.list(prose`
        Wij gebruiken persoonsgegevens voor de volgende doeleinden:

        ${list(c)}`)}

      ${c.part.technical`Wanneer bij het gebruik om technische redenen gegevens zoals uw IP-adres ontstaan,
      gebruiken wij die om de dienst te leveren met de inhoud en functies die u opent, en om de dienst te
      beschermen tegen aanvallen en misbruik.`}

      ${c.part.change`Willen wij gegevens gebruiken voor een ander doel dan waarvoor wij ze hebben
      verzameld, dan informeren wij u vooraf.`}`,
  },
});
