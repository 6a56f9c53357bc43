/** What allows a decision without a person (Art. 22(2) GDPR), each with its ground in Article 6(1): table cells. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type DecisionBasis = PrivacyQuestions['automated_decisions'][number]['decision_basis'];

export const decisionBasisWords = {
  de: {
    contract:
      'Erforderlichkeit für einen Vertrag mit Ihnen (Art. 6 Abs. 1 Buchst. b und Art. 22 Abs. 2 Buchst. a DSGVO)',
    law: 'Rechtsvorschrift, der wir unterliegen und die die Entscheidung zulässt (Art. 6 Abs. 1 Buchst. c und Art. 22 Abs. 2 Buchst. b DSGVO)',
    'explicit-consent':
      'Ihre ausdrückliche Einwilligung (Art. 6 Abs. 1 Buchst. a und Art. 22 Abs. 2 Buchst. c DSGVO)',
  },
  en: {
    contract: 'necessity for a contract with you (Article 6(1)(b) and Article 22(2)(a) GDPR)',
    law: 'a law to which we are subject and which authorises the decision (Article 6(1)(c) and Article 22(2)(b) GDPR)',
    'explicit-consent': 'your explicit consent (Article 6(1)(a) and Article 22(2)(c) GDPR)',
  },
  es: {
    contract: 'necesidad para un contrato con usted (artículos 6.1.b) y 22.2.a) del RGPD)',
    law: 'norma legal que nos es aplicable y que autoriza la decisión (artículos 6.1.c) y 22.2.b) del RGPD)',
    'explicit-consent': 'su consentimiento explícito (artículos 6.1.a) y 22.2.c) del RGPD)',
  },
  fr: {
    contract:
      'nécessité pour un contrat avec vous (article 6, paragraphe 1, point b), et article 22, paragraphe 2, point a), du RGPD)',
    law: 'règle de droit à laquelle nous sommes soumis et qui autorise la décision (article 6, paragraphe 1, point c), et article 22, paragraphe 2, point b), du RGPD)',
    'explicit-consent':
      'votre consentement explicite (article 6, paragraphe 1, point a), et article 22, paragraphe 2, point c), du RGPD)',
  },
  it: {
    contract:
      'necessità per un contratto con Lei (art. 6, par. 1, lett. b), e art. 22, par. 2, lett. a), del GDPR)',
    law: 'norma di legge alla quale siamo soggetti e che autorizza la decisione (art. 6, par. 1, lett. c), e art. 22, par. 2, lett. b), del GDPR)',
    'explicit-consent':
      'il Suo consenso esplicito (art. 6, par. 1, lett. a), e art. 22, par. 2, lett. c), del GDPR)',
  },
  nl: {
    contract:
      'noodzaak voor een overeenkomst met u (artikel 6, lid 1, onder b, en artikel 22, lid 2, onder a, AVG)',
    law: 'een wettelijke bepaling waaraan wij zijn onderworpen en die het besluit toestaat (artikel 6, lid 1, onder c, en artikel 22, lid 2, onder b, AVG)',
    'explicit-consent':
      'uw uitdrukkelijke toestemming (artikel 6, lid 1, onder a, en artikel 22, lid 2, onder c, AVG)',
  },
} as const satisfies Record<Language, Record<DecisionBasis, string>>;
