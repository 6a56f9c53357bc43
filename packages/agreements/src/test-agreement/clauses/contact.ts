import { link, prose } from '../../document/authoring.ts';
import { clause } from './answers.ts';

export const contact = clause({
  id: 'test.contact',
  version: 1,
  parts: {
    who: { meets: ['gdpr-13-1-a'] },
    officer: { meets: ['gdpr-13-1-b'], when: (a) => a.officer === 'yes' },
  },
  text: {
    de: ({ say, part, country }) => prose`
      ## Kontakt

      ${part.who`Verantwortlicher ist **${say.name}**, ${say.address}, ${country(say.country)}. Sie
      erreichen uns unter ${link(say.email, 'mailto:')}.`}

      ${part.officer`Unseren Datenschutzbeauftragten (Art. 37 DSGVO) erreichen Sie unter
      ${link(say.officer_email, 'mailto:')}.`}`,
    en: ({ say, part, country }) => prose`
      ## Contact

      ${part.who`The controller is **${say.name}**, ${say.address}, ${country(say.country)}. You can
      reach us at ${link(say.email, 'mailto:')}.`}

      ${part.officer`Our data protection officer (Article 37 GDPR) can be reached at
      ${link(say.officer_email, 'mailto:')}.`}`,
    es: ({ say, part, country }) => prose`
      ## Contacto

      ${part.who`El responsable del tratamiento es **${say.name}**, ${say.address},
      ${country(say.country)}. Puede escribirnos a ${link(say.email, 'mailto:')}.`}

      ${part.officer`Puede contactar con nuestro delegado de protección de datos (artículo 37 del RGPD)
      en ${link(say.officer_email, 'mailto:')}.`}`,
    fr: ({ say, part, country }) => prose`
      ## Contact

      ${part.who`Le responsable du traitement est **${say.name}**, ${say.address},
      ${country(say.country)}. Vous pouvez nous joindre à l’adresse ${link(say.email, 'mailto:')}.`}

      ${part.officer`Notre délégué à la protection des données (article 37 du RGPD) est joignable à
      l’adresse ${link(say.officer_email, 'mailto:')}.`}`,
    it: ({ say, part, country }) => prose`
      ## Contatti

      ${part.who`Il titolare del trattamento è **${say.name}**, ${say.address}, ${country(say.country)}.
      Può contattarci all’indirizzo ${link(say.email, 'mailto:')}.`}

      ${part.officer`Il nostro responsabile della protezione dei dati (art. 37 GDPR) è raggiungibile
      all’indirizzo ${link(say.officer_email, 'mailto:')}.`}`,
    nl: ({ say, part, country }) => prose`
      ## Contact

      ${part.who`De verwerkingsverantwoordelijke is **${say.name}**, ${say.address},
      ${country(say.country)}. U bereikt ons via ${link(say.email, 'mailto:')}.`}

      ${part.officer`Onze functionaris voor gegevensbescherming (artikel 37 AVG) is bereikbaar via
      ${link(say.officer_email, 'mailto:')}.`}`,
  },
});
