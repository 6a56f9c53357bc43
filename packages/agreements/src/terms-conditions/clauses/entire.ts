import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Individually agreed terms go first (§ 305b BGB, art. 6:248 BW, art. 6 LCGC); what was promised before the contract stays binding towards consumers (Art. 6(5) CRD, s. 50 CRA 2015), so no entire-agreement clause against them. */
export const entire = clause({
  id: 'tc.entire',
  version: 1,
  parts: {},
  text: {
    de: () => prose`
      ## Vereinbarungen außerhalb dieser Bedingungen

      Was wir einzeln mit Ihnen vereinbart haben, geht diesen Bedingungen vor. Auch unsere Angaben vor dem Vertragsschluss, auf die sich ein Verbraucher verlassen darf, bleiben verbindlich.`,
    en: () => prose`
      ## Agreements outside these terms

      What we have agreed with you individually takes precedence over these terms. What we said before the contract and a consumer may rely on remains binding too.`,
    es: () => prose`
      ## Acuerdos ajenos a estas condiciones

      Lo que hayamos pactado con usted de forma individual prevalece sobre estas condiciones. También sigue siendo vinculante lo que dijimos antes del contrato y en lo que un consumidor puede confiar.`,
    fr: () => prose`
      ## Accords hors de ces conditions

      Ce que nous avons convenu individuellement avec vous prime ces conditions. Ce que nous avons indiqué avant le contrat et sur quoi un consommateur peut compter nous engage aussi.`,
    it: () => prose`
      ## Accordi al di fuori di queste condizioni

      Quanto concordato individualmente con Lei prevale su queste condizioni. Resta vincolante anche ciò che abbiamo dichiarato prima del contratto e su cui un consumatore può fare affidamento.`,
    nl: () => prose`
      ## Afspraken buiten deze voorwaarden

      Wat wij afzonderlijk met u hebben afgesproken, gaat voor deze voorwaarden. Ook wat wij vóór de overeenkomst hebben gezegd en waarop een consument mag vertrouwen, blijft bindend.`,
  },
});
