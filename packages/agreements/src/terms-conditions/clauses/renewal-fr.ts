import { has, prose } from '../../document/authoring.ts';
import { frenchBox } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

/** Arts. L. 215-1 to L. 215-3 and L. 241-3 C. conso., which art. L. 215-4 wants reproduced (official: unverified), in French documents only. */
export const renewalFr = clause({
  id: 'tc.renewal_fr',
  version: 1,
  when: (a) => has(a.sells, 'subscriptions') && has(a.laws, 'eu_consumer') && a.auto_renew === 'yes',
  parts: {},
  text: {
    de: (c) => prose`
      ## Automatische Verlängerung in Frankreich

      ${frenchBox(c, 'fr-conso-l215')}`,
    en: (c) => prose`
      ## Automatic renewal in France

      ${frenchBox(c, 'fr-conso-l215')}`,
    es: (c) => prose`
      ## Renovación automática en Francia

      ${frenchBox(c, 'fr-conso-l215')}`,
    fr: (c) => prose`
      ## Reconduction tacite en France

      ${frenchBox(c, 'fr-conso-l215')}`,
    it: (c) => prose`
      ## Rinnovo automatico in Francia

      ${frenchBox(c, 'fr-conso-l215')}`,
    nl: (c) => prose`
      ## Automatische verlenging in Frankrijk

      ${frenchBox(c, 'fr-conso-l215')}`,
  },
});
