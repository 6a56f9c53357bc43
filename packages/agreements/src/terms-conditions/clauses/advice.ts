import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Information is no advice unless a licensed professional gives it; liability stays where the liability section puts it. */
export const advice = clause({
  id: 'tc.advice',
  version: 1,
  when: (a) => a.professional_advice === 'none',
  parts: {},
  text: {
    de: () => prose`
      ## Keine Beratung

      Unsere Inhalte dienen der Information und ersetzen keine Beratung durch Fachleute, insbesondere keine finanzielle, rechtliche oder medizinische. Fragen Sie vor wichtigen Entscheidungen eine Person mit der nötigen Zulassung.`,
    en: () => prose`
      ## No professional advice

      Our content is for information and does not replace advice by professionals, in particular not financial, legal or medical advice. Ask a person with the necessary licence before you take important decisions.`,
    es: () => prose`
      ## Sin asesoramiento profesional

      Nuestros contenidos son informativos y no sustituyen el asesoramiento de profesionales, en particular el financiero, jurídico o médico. Consulte a una persona habilitada antes de tomar decisiones importantes.`,
    fr: () => prose`
      ## Absence de conseil professionnel

      Nos contenus sont donnés à titre d’information et ne remplacent pas le conseil de professionnels, notamment financier, juridique ou médical. Consultez une personne habilitée avant toute décision importante.`,
    it: () => prose`
      ## Nessuna consulenza professionale

      I nostri contenuti hanno scopo informativo e non sostituiscono la consulenza di professionisti, in particolare finanziaria, legale o medica. Consulti una persona abilitata prima di decisioni importanti.`,
    nl: () => prose`
      ## Geen professioneel advies

      Onze inhoud is informatief en vervangt geen advies van vakmensen, in het bijzonder geen financieel, juridisch of medisch advies. Raadpleeg vóór belangrijke beslissingen iemand met de nodige bevoegdheid.`,
  },
});
