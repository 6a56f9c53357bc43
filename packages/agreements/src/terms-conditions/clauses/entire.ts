import { prose } from '../../document/authoring.ts';
import { consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Individually agreed terms go first (§ 305b BGB, art. 6:248 BW, art. 6 LCGC); what was promised before the contract stays binding towards consumers (Art. 6(5) CRD, s. 50 CRA 2015), so no entire-agreement clause against them. */
export const entire = clause({
  id: 'tc.entire',
  version: 3,
  parts: {
    consumers: { meets: [], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Vereinbarungen außerhalb dieser Bedingungen

      Was wir einzeln mit Ihnen vereinbart haben, geht diesen Bedingungen vor. ${c.part.consumers`Auch unsere Angaben vor dem Vertragsschluss, auf die sich ein Verbraucher verlassen darf, bleiben verbindlich.`}`,
    en: (c) => prose`
      ## Agreements outside these terms

      What we have agreed with you individually takes precedence over these terms. ${c.part.consumers`Statements that we made before the contract and on which a consumer may rely remain binding too.`}`,
    es: (c) => prose`
      ## Acuerdos ajenos a estas condiciones

      Lo que hayamos pactado con usted de forma individual prevalece sobre estas condiciones. ${c.part.consumers`También sigue siendo vinculante lo que dijimos antes del contrato y en lo que un consumidor puede confiar.`}`,
    fr: (c) => prose`
      ## Accords hors de ces conditions

      Ce que nous avons convenu individuellement avec vous prévaut sur ces conditions. ${c.part.consumers`Ce que nous avons indiqué avant le contrat et sur quoi un consommateur peut compter nous engage aussi.`}`,
    it: (c) => prose`
      ## Accordi al di fuori di queste condizioni

      Quanto concordato individualmente con Lei prevale su queste condizioni. ${c.part.consumers`Resta vincolante anche ciò che abbiamo dichiarato prima del contratto e su cui un consumatore può fare affidamento.`}`,
    nl: (c) => prose`
      ## Afspraken buiten deze voorwaarden

      Wat wij afzonderlijk met u hebben afgesproken, gaat voor deze voorwaarden. ${c.part.consumers`Ook wat wij vóór de overeenkomst hebben gezegd en waarop een consument mag vertrouwen, blijft bindend.`}`,
  },
});
