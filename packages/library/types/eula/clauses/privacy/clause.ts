import { given, has } from '@clausewright/engine/document/authoring';
import { isOnlyAmerican } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

type Given = {
  readonly [Q in 'activation' | 'connected_product' | 'laws']?: EulaQuestions[Q] | undefined;
};

/** Whoever checks a licence over the internet receives more than diagnostic data. */
function checksLicence({ activation }: Given): boolean {
  return activation === 'key' || activation === 'periodic';
}

function namesDeviceData({ connected_product, laws }: Given): boolean {
  return connected_product === 'yes' && has(laws, 'eu_data_act');
}

// Directive 2002/58/EC, Article 5(3): a contract is no consent. Data of a device are personal data as a rule: the notice is linked (GDPR, Article 13).
export const privacy = clause({
  id: 'eu.privacy',
  version: 4,
  ground: { answers: ['data_collection'] },
  parts: {
    policy: {
      meets: ['practice-eu-privacy'],
      answers: ['data_collection', 'privacy_url'],
      when: (a) => a.data_collection === 'policy',
    },
    none: {
      meets: ['practice-eu-privacy'],
      answers: ['data_collection'],
      when: (a) => a.data_collection === 'none',
    },
    diagnostics: {
      meets: ['practice-eu-privacy'],
      answers: ['data_collection'],
      when: (a) => a.data_collection === 'diagnostics',
    },
    licence: { answers: ['activation'], when: (a) => checksLicence(a) && !namesDeviceData(a) },
    licenceToo: { answers: ['activation'], when: (a) => checksLicence(a) && namesDeviceData(a) },
    device: { answers: ['connected_product'], when: (a) => namesDeviceData(a) },
    notice: {
      answers: ['privacy_url'],
      when: (a) => a.data_collection === 'diagnostics' && given(a.privacy_url),
    },
    consent: { meets: ['eprivacy-apps'], when: (a) => a.data_collection !== 'none' },
    asked: { law: 'Directive 2002/58/EC, Article 5(3); GDPR, Article 7', when: (a) => !isOnlyAmerican(a) },
  },
  texts: import.meta.url,
});
