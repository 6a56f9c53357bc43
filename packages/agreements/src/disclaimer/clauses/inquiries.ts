import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const inquiries = clause({
  id: 'di.inquiries',
  version: 1,
  when: (a) => a.d_inquiries === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Anfragen

      Wir lesen Anfragen und antworten, sobald wir können. Antworten sind allgemeine Auskünfte; ein Vertrag kommt dadurch nicht zustande. Schicken Sie uns keine vertraulichen Unterlagen, solange nichts anderes vereinbart ist. Wo uns das Gesetz zu einer Antwort oder einer Frist verpflichtet, halten wir sie ein.`,
    en: () => prose`
      ## Enquiries

      We read enquiries and answer as soon as we can. Answers are general information; they create no contract. Send us no confidential papers as long as nothing else has been agreed. Where the law obliges us to answer or sets a time limit, we observe it.`,
    es: () => prose`
      ## Consultas

      Leemos las consultas y respondemos en cuanto podemos. Las respuestas son información general y no dan lugar a un contrato. No nos envíe documentos confidenciales mientras no se haya acordado otra cosa. Cuando la ley nos obliga a responder o fija un plazo, lo cumplimos.`,
    fr: () => prose`
      ## Demandes

      Nous lisons les demandes et répondons dès que nous le pouvons. Les réponses sont des informations générales et ne forment pas un contrat. Ne nous envoyez pas de documents confidentiels tant que rien d’autre n’a été convenu. Lorsque la loi nous oblige à répondre ou fixe un délai, nous nous y conformons.`,
    it: () => prose`
      ## Richieste

      Leggiamo le richieste e rispondiamo appena possibile. Le risposte sono informazioni generali e non danno luogo a un contratto. Non ci invii documenti riservati finché non sia stato concordato altro. Quando la legge ci obbliga a rispondere o fissa un termine, lo rispettiamo.`,
    nl: () => prose`
      ## Vragen

      Wij lezen vragen en antwoorden zodra wij kunnen. Antwoorden zijn algemene informatie; er ontstaat geen overeenkomst door. Stuur ons geen vertrouwelijke stukken zolang niets anders is afgesproken. Waar de wet ons tot een antwoord verplicht of een termijn stelt, houden wij ons daaraan.`,
  },
});
