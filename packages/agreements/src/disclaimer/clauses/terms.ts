import { given, link, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const terms = clause({
  id: 'di.terms',
  version: 1,
  when: (a) => given(a.terms_url),
  parts: {},
  text: {
    de: (c) => prose`
      ## Nutzungsbedingungen

      Für die Nutzung unseres Angebots gelten außerdem unsere Nutzungsbedingungen: ${link(c.say.terms_url)}. Widersprechen sie diesem Dokument, gehen sie vor.`,
    en: (c) => prose`
      ## Terms of use

      Our terms of use also apply to the use of our service: ${link(c.say.terms_url)}. Where they contradict this document, they prevail.`,
    es: (c) => prose`
      ## Condiciones de uso

      Al uso de nuestro servicio se aplican además nuestras condiciones de uso: ${link(c.say.terms_url)}. Si contradicen este documento, prevalecen.`,
    fr: (c) => prose`
      ## Conditions d’utilisation

      L’utilisation de notre service est aussi régie par nos conditions d’utilisation : ${link(c.say.terms_url)}. Si elles contredisent ce document, elles prévalent.`,
    it: (c) => prose`
      ## Condizioni d’uso

      All’uso del nostro servizio si applicano inoltre le nostre condizioni d’uso: ${link(c.say.terms_url)}. Se sono in contrasto con questo documento, prevalgono.`,
    nl: (c) => prose`
      ## Gebruiksvoorwaarden

      Voor het gebruik van onze dienst gelden ook onze gebruiksvoorwaarden: ${link(c.say.terms_url)}. Als ze dit document tegenspreken, gaan ze voor.`,
  },
});
