import { given, link, paragraphs, prose } from '../../document/authoring.ts';
import { underCcpa } from './california-facts.ts';
import { clause } from './clause.ts';

/** Notice of financial incentive: Cal. Civ. Code § 1798.125(b), 11 CCR § 7016(d), § 7080-7081. Terms, value and method are the owner's words. */
export const incentives = clause({
  id: 'pp.incentives',
  version: 1,
  when: (a) => a.incentives === 'yes' && underCcpa(a),
  parts: {
    notice: { meets: ['ccpa-7016'] },
    page: { meets: [], when: (a) => given(a.incentives_url) },
  },
  text: {
    de: (c) => prose`
      ## Kalifornien: Vorteile für Ihre Daten

      ${c.part.notice(prose`
        Wer in Kalifornien lebt, kann von uns einen finanziellen Vorteil dafür erhalten, dass wir personenbezogene Daten erheben, behalten,
        verkaufen oder weitergeben. Worum es geht, unter welchen Bedingungen und um welche Daten:

        ${paragraphs(c.say.incentives_terms, c.language)}

        Was die Daten uns nach redlicher Schätzung wert sind, wie wir das berechnen und wie der Vorteil dazu im Verhältnis steht:

        ${paragraphs(c.say.incentives_value, c.language)}

        Die Teilnahme ist freiwillig und beginnt erst, wenn Sie ihr ausdrücklich zugestimmt haben (Opt-in). Sie können sie jederzeit
        beenden, und zwar auf den Wegen, die der Abschnitt „Wie Sie einen Antrag stellen“ nennt. ${c.part
          .page`Teilnahme und weitere
        Bedingungen: ${link(c.say.incentives_url)}.`}`)}`,
    en: (c) => prose`
      ## California: benefits for your data

      ${c.part.notice(prose`
        If you live in California, we may offer you a financial incentive for the collection, retention, sale or sharing of personal
        information. What it consists of, on which terms and with which information:

        ${paragraphs(c.say.incentives_terms, c.language)}

        What the information is worth to us by a good-faith estimate, how we calculate this and how the benefit relates to it:

        ${paragraphs(c.say.incentives_value, c.language)}

        Taking part is voluntary and starts only after you have expressly opted in. You can end it at any time, in the ways named in
        the section “How to make a request”. ${c.part.page`Joining and further terms: ${link(c.say.incentives_url)}.`}`)}`,
    es: (c) => prose`
      ## California: ventajas a cambio de sus datos

      ${c.part.notice(prose`
        Si vive en California, podemos ofrecerle un incentivo económico por la recogida, conservación, venta o cesión de datos personales. A
        continuación se indica en qué consiste, en qué condiciones se ofrece y qué datos requiere:

        ${paragraphs(c.say.incentives_terms, c.language)}

        A continuación se indica cuánto valen los datos para nosotros según una estimación de buena fe, cómo lo calculamos y qué relación guarda la ventaja con ese valor:

        ${paragraphs(c.say.incentives_value, c.language)}

        La participación es voluntaria y solo empieza cuando usted la ha aceptado expresamente (opt-in). Puede ponerle fin en cualquier
        momento por las vías del apartado «Cómo presentar una solicitud». ${c.part
          .page`Participación y otras condiciones:
        ${link(c.say.incentives_url)}.`}`)}`,
    fr: (c) => prose`
      ## Californie : avantages en échange de vos données

      ${c.part.notice(prose`
        Si vous vivez en Californie, nous pouvons vous proposer un avantage financier en contrepartie de la collecte, de la conservation, de la
        vente ou du partage de données à caractère personnel. En quoi il consiste, à quelles conditions et avec quelles données :

        ${paragraphs(c.say.incentives_terms, c.language)}

        Ce que les données valent pour nous selon une estimation de bonne foi, comment nous la calculons et le rapport entre l’avantage et cette
        valeur :

        ${paragraphs(c.say.incentives_value, c.language)}

        La participation est facultative et ne commence qu’après votre accord exprès (opt-in). Vous pouvez y mettre fin à tout moment par les
        moyens indiqués à la section « Comment présenter une demande ». ${c.part
          .page`Participation et autres conditions :
        ${link(c.say.incentives_url)}.`}`)}`,
    it: (c) => prose`
      ## California: vantaggi in cambio dei Suoi dati

      ${c.part.notice(prose`
        Se Lei vive in California, possiamo offrirLe un incentivo economico per la raccolta, la conservazione, la vendita o la condivisione di dati
        personali. In che cosa consiste, a quali condizioni e con quali dati:

        ${paragraphs(c.say.incentives_terms, c.language)}

        Quanto valgono per noi i dati secondo una stima in buona fede, come la calcoliamo e in quale rapporto sta il vantaggio con tale valore:

        ${paragraphs(c.say.incentives_value, c.language)}

        La partecipazione è facoltativa e inizia solo dopo il Suo assenso espresso (opt-in). Può porvi fine in ogni momento nei modi indicati
        nella sezione «Come presentare una richiesta». ${c.part.page`Adesione e altre condizioni: ${link(c.say.incentives_url)}.`}`)}`,
    nl: (c) => prose`
      ## Californië: voordelen voor uw gegevens

      ${c.part.notice(prose`
        Woont u in Californië, dan kunnen wij u een financieel voordeel bieden voor het verzamelen, bewaren, verkopen of delen van
        persoonsgegevens. Waaruit het bestaat, welke voorwaarden gelden en om welke gegevens het gaat:

        ${paragraphs(c.say.incentives_terms, c.language)}

        Wat de gegevens ons volgens een schatting te goeder trouw waard zijn, hoe wij dat berekenen en hoe het voordeel zich daartoe verhoudt:

        ${paragraphs(c.say.incentives_value, c.language)}

        Deelname is vrijwillig en begint pas nadat u uitdrukkelijk hebt ingestemd (opt-in). U kunt die op elk moment beëindigen, op de manieren
        in het onderdeel “Hoe u een verzoek indient”. ${c.part.page`Deelname en verdere voorwaarden: ${link(c.say.incentives_url)}.`}`)}`,
  },
});
