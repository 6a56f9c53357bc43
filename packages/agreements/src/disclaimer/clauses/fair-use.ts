import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// 17 U.S.C. § 107: the notice explains and has no effect by itself; Directive 2001/29/EC, Article 5 knows closed exceptions.
export const fairUse = clause({
  id: 'di.fair_use',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.d_fair_use === 'yes',
  parts: { use: { meets: ['us-fair-use', 'practice-di-fairuse'] } },
  text: {
    de: (c) => prose`
      ## Nutzung fremder Werke

      ${c.part.use`Manche Inhalte enthalten urheberrechtlich geschützte Werke anderer. Wir nutzen sie etwa zur Kritik, Kommentierung, Berichterstattung oder Lehre und stützen uns dafür auf die Regeln der Vereinigten Staaten zum Fair Use (17 U.S.C. § 107), außerhalb der Vereinigten Staaten auf die dort geltenden Ausnahmen, etwa das Zitatrecht.`} Sind Sie der Ansicht, dass ein Werk zu Unrecht genutzt wird, schreiben Sie uns; wir prüfen den Hinweis.`,
    en: (c) => prose`
      ## Use of works of others

      ${c.part.use`Some content includes copyrighted works of others. We use them for purposes such as criticism, comment, news reporting or teaching and rely on fair use under the law of the United States (17 U.S.C. § 107); outside the United States we rely on the exceptions that apply there, such as quotation.`} If you believe that a work is used unlawfully, write to us; we look into it.`,
    es: (c) => prose`
      ## Uso de obras ajenas

      ${c.part.use`Algunos contenidos incluyen obras ajenas protegidas por derechos de autor. Las utilizamos con fines como la crítica, el comentario, la información o la enseñanza y nos amparamos en el uso legítimo (fair use) del Derecho de los Estados Unidos (17 U.S.C. § 107); fuera de los Estados Unidos nos amparamos en las excepciones que allí rigen, como la cita.`} Si considera que una obra se utiliza sin autorización ni base legal, escríbanos; examinaremos el aviso.`,
    fr: (c) => prose`
      ## Utilisation d’œuvres de tiers

      ${c.part.use`Certains contenus comprennent des œuvres de tiers protégées par le droit d’auteur. Nous les utilisons notamment à des fins de critique, de commentaire, d’information ou d’enseignement et nous fondons sur le fair use du droit des États-Unis (17 U.S.C. § 107) ; hors des États-Unis, nous nous fondons sur les exceptions qui s’y appliquent, comme la courte citation.`} Si vous estimez qu’une œuvre est utilisée sans autorisation ni fondement légal, écrivez-nous ; nous examinerons votre signalement.`,
    it: (c) => prose`
      ## Uso di opere altrui

      ${c.part.use`Alcuni contenuti comprendono opere altrui protette dal diritto d’autore. Le usiamo per scopi quali la critica, il commento, la cronaca o l’insegnamento e ci basiamo sul fair use previsto dal diritto degli Stati Uniti (17 U.S.C. § 107); fuori dagli Stati Uniti ci basiamo sulle eccezioni che vi si applicano, come la citazione.`} Se ritiene che un’opera sia usata senza autorizzazione né base legale, ci scriva; esamineremo la segnalazione.`,
    nl: (c) => prose`
      ## Gebruik van werken van anderen

      ${c.part.use`Sommige inhoud bevat auteursrechtelijk beschermde werken van anderen. Wij gebruiken die onder meer voor kritiek, commentaar, verslaggeving of onderwijs en beroepen ons daarvoor op fair use volgens het recht van de Verenigde Staten (17 U.S.C. § 107); buiten de Verenigde Staten beroepen wij ons op de uitzonderingen die daar gelden, zoals het citaatrecht.`} Meent u dat een werk zonder toestemming of wettelijke grond wordt gebruikt, schrijf ons dan; wij onderzoeken dat.`,
  },
});
