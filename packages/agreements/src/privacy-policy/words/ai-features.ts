/** What software does with people or their content, as whole sentences for a list. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clauses/clause.ts';

type Feature = Exclude<NonNullable<PrivacyQuestions['ai_features']>[number], 'none'>;

export const aiFeatureWords = {
  de: {
    recommendations:
      'Empfehlungen: Software wählt aus Ihrem bisherigen Verhalten in unserem Angebot aus, welche Inhalte oder Produkte Sie zuerst sehen.',
    moderation:
      'Filterung: Software prüft Inhalte der Nutzer auf Verstöße gegen Recht oder Regeln und kann sie zurückhalten, damit ein Mensch darüber entscheidet.',
    scoring: 'Entscheidungen: Software trifft die unten beschriebenen Entscheidungen selbst.',
  },
  en: {
    recommendations:
      'Recommendations: software chooses from your earlier behaviour in our service which content or products you see first.',
    moderation:
      'Filtering: software checks the content of users for breaches of law or rules and may hold it back so that a person decides about it.',
    scoring: 'Decisions: software takes the decisions described below by itself.',
  },
  es: {
    recommendations:
      'Recomendaciones: un programa elige, a partir de su comportamiento anterior en nuestro servicio, qué contenidos o productos ve primero.',
    moderation:
      'Filtrado: un programa comprueba si los contenidos de los usuarios infringen la ley o las normas y puede retenerlos para que decida una persona.',
    scoring: 'Decisiones: un programa toma por sí mismo las decisiones que se describen más abajo.',
  },
  fr: {
    recommendations:
      'Recommandations : un logiciel choisit, à partir de votre comportement antérieur dans notre service, les contenus ou produits que vous voyez en premier.',
    moderation:
      'Filtrage : un logiciel vérifie si les contenus des utilisateurs enfreignent la loi ou les règles et peut les retenir pour qu’une personne en décide.',
    scoring: 'Décisions : un logiciel prend lui-même les décisions décrites ci-dessous.',
  },
  it: {
    recommendations:
      'Raccomandazioni: un software sceglie, in base al Suo comportamento precedente nel nostro servizio, quali contenuti o prodotti Lei vede per primi.',
    moderation:
      'Filtraggio: un software verifica se i contenuti degli utenti violano la legge o le regole e può trattenerli affinché decida una persona.',
    scoring: 'Decisioni: un software prende da solo le decisioni descritte di seguito.',
  },
  nl: {
    recommendations:
      'Aanbevelingen: software kiest op basis van uw eerdere gedrag in onze dienst welke inhoud of producten u als eerste ziet.',
    moderation:
      'Filtering: software controleert of inhoud van gebruikers in strijd is met de wet of de regels en kan die tegenhouden, zodat een mens daarover beslist.',
    scoring: 'Beslissingen: software neemt de hieronder beschreven beslissingen zelf.',
  },
} as const satisfies Record<Language, Record<Feature, string>>;
