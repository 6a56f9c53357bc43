import { given, has, prose } from '../../document/authoring.ts';
import { clause, type DisclaimerQuestions } from './clause.ts';

type Topics = {
  readonly [Q in 'd_medical' | 'd_legal' | 'd_financial']?: DisclaimerQuestions[Q] | undefined;
};
/** A section of its own says what no advice means there; a firm or a clinic gives advice itself. */
const hasTopic = (a: Topics): boolean =>
  a.d_medical === 'general' ||
  a.d_medical === 'professionals' ||
  a.d_legal === 'yes' ||
  (given(a.d_financial) && !has(a.d_financial, 'none'));

export const noResp = clause({
  id: 'di.no_resp',
  version: 2,
  when: (a) => a.d_no_resp === 'yes' && !hasTopic(a),
  parts: { advice: { meets: ['practice-di-noadvice'] } },
  text: {
    de: (c) => prose`
      ## Keine fachliche Beratung

      ${c.part.advice`Unsere Inhalte ersetzen keine fachliche Beratung, etwa in rechtlichen, steuerlichen, medizinischen oder finanziellen Fragen. Sie sind nicht auf Ihre Lage zugeschnitten, und durch das Lesen kommt kein Beratungsvertrag zustande.`} Wenden Sie sich vor wichtigen Entscheidungen an eine Person mit der nötigen Fachkunde.`,
    en: (c) => prose`
      ## No professional advice

      ${c.part.advice`Our content does not replace professional advice, for example on legal, tax, medical or financial questions. It is not tailored to your situation, and reading it creates no client, patient or other advisory relationship.`} Before important decisions, consult a person with the necessary expertise.`,
    es: (c) => prose`
      ## Sin asesoramiento profesional

      ${c.part.advice`Nuestros contenidos no sustituyen el asesoramiento profesional, por ejemplo en cuestiones jurídicas, fiscales, médicas o financieras. No están adaptados a su situación, y su lectura no crea ninguna relación de asesoramiento.`} Antes de tomar decisiones importantes, consulte a una persona con los conocimientos necesarios.`,
    fr: (c) => prose`
      ## Absence de conseil professionnel

      ${c.part.advice`Nos contenus ne remplacent pas un conseil professionnel, par exemple en matière juridique, fiscale, médicale ou financière. Ils ne sont pas adaptés à votre situation, et leur lecture ne crée aucune relation de conseil.`} Avant toute décision importante, consultez une personne ayant les compétences nécessaires.`,
    it: (c) => prose`
      ## Nessuna consulenza professionale

      ${c.part.advice`I nostri contenuti non sostituiscono una consulenza professionale, per esempio in materia legale, fiscale, medica o finanziaria. Non sono adattati alla Sua situazione e la loro lettura non crea alcun rapporto di consulenza.`} Prima di decisioni importanti si rivolga a una persona con le competenze necessarie.`,
    nl: (c) => prose`
      ## Geen professioneel advies

      ${c.part.advice`Onze inhoud vervangt geen professioneel advies, bijvoorbeeld over juridische, fiscale, medische of financiële vragen. De inhoud is niet op uw situatie afgestemd, en door die te lezen ontstaat geen adviesrelatie.`} Raadpleeg vóór belangrijke beslissingen iemand met de nodige deskundigheid.`,
  },
});
