import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

// Directive 2002/58/EC, Article 5(3). Which data these are is said under privacy where nothing else is collected.
export const telemetry = clause({
  id: 'eu.telemetry',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.telemetry === 'yes',
  ground: { answers: ['telemetry'] },
  parts: {
    sent: { meets: ['eprivacy-apps'] },
    switchOff: { promise: 'telemetry_switch' },
    kinds: { answers: ['telemetry'], when: (a) => a.data_collection !== 'diagnostics' },
    union: { law: 'Directive 2002/58/EC, Article 5(3)', when: (a) => has(a.laws, 'eu_software') },
    anywhere: { law: 'Directive 2002/58/EC, Article 5(3)', when: (a) => !has(a.laws, 'eu_software') },
  },
  texts: import.meta.url,
});
