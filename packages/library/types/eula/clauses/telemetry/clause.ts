import { has } from '@clausewright/engine/document/authoring';
import { isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Directive 2002/58/EC, Article 5(3); withdrawal: GDPR, Article 7(3). Nobody is asked whether it can be switched off. Which data these are is said under privacy where nothing else is collected.
export const telemetry = clause({
  id: 'eu.telemetry',
  version: 4,
  price: 'answer_premium',
  when: (a) => a.telemetry === 'yes',
  ground: { answers: ['telemetry'] },
  parts: {
    sent: { answers: ['telemetry'] },
    kinds: { answers: ['telemetry'], when: (a) => a.data_collection !== 'diagnostics' },
    consent: { meets: ['eprivacy-apps'], when: (a) => !isOnlyAmerican(a) },
    union: { law: 'Directive 2002/58/EC, Article 5(3)', when: (a) => has(a.laws, 'eu_software') },
    switchOff: { promise: 'telemetry_switch' },
  },
  texts: import.meta.url,
});
