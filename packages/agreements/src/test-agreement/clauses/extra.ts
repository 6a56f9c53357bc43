import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** The one premium clause of the type. */
export const extra = clause({
  id: 'test.extra',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.extra === 'yes',
  parts: { promise: { meets: [] } },
  text: {
    de: ({ part }) => prose`
      ## Zusatz

      ${part.promise`Wir antworten binnen eines Werktags. Eine längere Frist nennen wir vorab.`}`,
    en: ({ part }) => prose`
      ## Extra promise

      ${part.promise`We reply within one working day. If we need longer, we say so beforehand.`}`,
    es: ({ part }) => prose`
      ## Compromiso adicional

      ${part.promise`Respondemos en un día laborable. Si necesitamos más tiempo, lo avisamos antes.`}`,
    fr: ({ part }) => prose`
      ## Engagement supplémentaire

      ${part.promise`Nous répondons sous un jour ouvré. S’il nous faut plus de temps, nous prévenons avant.`}`,
    it: ({ part }) => prose`
      ## Impegno aggiuntivo

      ${part.promise`Rispondiamo entro un giorno lavorativo. Se serve più tempo, avvisiamo prima.`}`,
    nl: ({ part }) => prose`
      ## Extra toezegging

      ${part.promise`Wij antwoorden binnen één werkdag. Hebben wij meer tijd nodig, dan melden wij dat vooraf.`}`,
  },
});
