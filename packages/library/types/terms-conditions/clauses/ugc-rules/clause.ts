import { has } from '@clausewright/engine/document/authoring';
import { findsByMachine } from '../../conditions.ts';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

/** Art. 14(1) DSA: restrictions, procedures, measures, tools, algorithmic decisions and human review; Art. 7 Regulation (EU) 2021/784 terrorist content; Online Safety Act 2023 ss. 10 (subsection 7: proactive technology) and 21 and s. 72. */
export const ugcRules = clause({
  id: 'tc.ugc_rules',
  version: 4,
  price: paidUnless('eu_dsa', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  ground: { answers: ['ugc'] },
  parts: {
    rules: { meets: ['dsa-14-1'] },
    none: { answers: ['ugc_moderation'], when: (a) => a.ugc_moderation === 'none' && !findsByMachine(a) },
    notice: {
      answers: ['ugc_moderation'],
      when: (a) =>
        (a.ugc_moderation === 'after-notice' || a.ugc_moderation === undefined) && !findsByMachine(a),
    },
    before: {
      answers: ['ugc_moderation'],
      when: (a) => a.ugc_moderation === 'before-publication' && !findsByMachine(a),
    },
    sorted: {
      answers: ['ugc_moderation', 'ai_features'],
      when: (a) => a.ugc_moderation === 'before-publication' && findsByMachine(a),
    },
    automated: {
      answers: ['ugc_moderation', 'ai_features'],
      when: (a) => a.ugc_moderation !== 'before-publication' && findsByMachine(a),
    },
    proactive: { answers: ['ai_features', 'ugc_moderation'], when: (a) => findsByMachine(a) },
    manual: { answers: ['ugc_moderation'], when: (a) => !findsByMachine(a) },
    terror: { meets: ['tco-7'], promise: 'terrorist_content_one_hour', when: (a) => has(a.laws, 'eu_dsa') },
    british: { meets: ['uk-osa'], promise: 'online_safety', when: (a) => has(a.laws, 'uk_online_safety') },
    people: { meets: ['dsa-14-1'], promise: 'people_decide' },
    claim: { meets: ['uk-osa'], when: (a) => has(a.laws, 'uk_online_safety') },
  },
  texts: import.meta.url,
});
