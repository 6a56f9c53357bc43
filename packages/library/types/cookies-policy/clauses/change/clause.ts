import { type Context, has } from '@clausewright/engine/document/authoring';
import {
  advertises,
  mayNeedConsent,
  owesConsent,
  speaksAmerican,
  usesNothing,
  worksUntilObjection,
} from '../../uses.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause, type CookiesQuestions } from '../../clause.ts';

type Route = CookiesQuestions['withdraw_route'][number];
function takes(route: Route) {
  return (a: Context<CookiesQuestions>['a']) => has(a.withdraw_route, route);
}

/**
 * The way back: Art. 7(3) GDPR, EDPB Guidelines 05/2020, Art. 82 of the French Act, and the free objection to
 * what runs without consent (Schedule A1 PECR, paragraphs 5 and 6), for which browser settings alone do not do.
 */
export const change = clause({
  id: 'cp.change',
  version: 1,
  // Nothing to choose where only the necessary is stored; Swiss law lets people refuse even that.
  when: (a) => mayNeedConsent(a) || a.banner === 'another' || (has(a.laws, 'fadp') && !usesNothing(a)),
  ground: { law: 'Regulation (EU) 2016/679, Art. 7(3)' },
  parts: {
    world: twoEnglishes('European self-regulation of interest-based advertising (EDAA)', speaksAmerican)
      .world,
    appChoices: {
      law: 'Digital Advertising Alliance, Application of Self-Regulatory Principles to the Mobile Environment',
      languages: ['en'],
      when: (a) => a.country === ('US' as typeof a.country) && has(a.agreement_for, 'app'),
    },
    ways: {
      meets: [
        'gdpr-7-3-cookies',
        'es-lssi-22-2',
        'fr-82',
        'cookie-refusal',
        'ch-fmg-45c',
        'br-anpd-cookies',
        'jp-tba-27-12',
      ],
    },
    link: { answers: ['withdraw_route'], when: takes('link') },
    button: { answers: ['withdraw_route'], when: takes('button') },
    browser: { answers: ['withdraw_route'], when: takes('browser') },
    withdraw: {
      meets: ['gdpr-7-3-cookies', 'edpb-05-2020', 'cookie-refusal', 'es-lssi-22-2'],
      when: (a) => owesConsent(a) && mayNeedConsent(a),
    },
    object: {
      meets: ['uk-pecr-a1-stats', 'cnil-audience'],
      when: (a) => owesConsent(a) && worksUntilObjection(a),
    },
    stored: { law: 'Regulation (EU) 2016/679, Art. 7(3), 17(1)(b)' },
    industry: { meets: ['practice-cp-optout'], when: advertises },
  },
  texts: import.meta.url,
});
