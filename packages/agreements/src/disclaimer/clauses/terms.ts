import { given, link, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const terms = clause({
  id: 'di.terms',
  version: 2,
  when: (a) => given(a.terms_url),
  parts: {},
  text: {
    de: (c) => prose`
      ## Allgemeine Geschäftsbedingungen

      Für die Nutzung unseres Angebots gelten außerdem unsere Allgemeinen Geschäftsbedingungen: ${link(c.say.terms_url)}. Widersprechen sie diesem Dokument, gehen sie ihm vor.`,
    en: (c) => prose`
      ## Our terms

      Our terms also apply to the use of our service: ${link(c.say.terms_url)}. Where they contradict this document, the terms prevail.`,
    es: (c) => prose`
      ## Condiciones de uso

      Al uso de nuestro servicio se aplican además nuestras condiciones de uso: ${link(c.say.terms_url)}. En caso de contradicción prevalecen sobre este documento.`,
    fr: (c) => prose`
      ## Conditions d’utilisation

      L’utilisation de notre service est aussi régie par nos conditions d’utilisation : ${link(c.say.terms_url)}. En cas de contradiction, elles prévalent sur ce document.`,
    it: (c) => prose`
      ## Condizioni d’uso

      All’uso del nostro servizio si applicano inoltre le nostre condizioni d’uso: ${link(c.say.terms_url)}. In caso di contrasto con questo documento prevalgono le condizioni d’uso.`,
    nl: (c) => prose`
      ## Algemene voorwaarden

      Voor het gebruik van onze dienst gelden ook onze algemene voorwaarden: ${link(c.say.terms_url)}. Als ze dit document tegenspreken, gaan de voorwaarden voor.`,
  },
});
