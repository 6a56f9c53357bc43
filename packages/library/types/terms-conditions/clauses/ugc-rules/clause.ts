import { has } from '@clausewright/engine/document/authoring';
import { findsByMachine } from '../../conditions.ts';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

/** Art. 14(1) DSA: restrictions, procedures, measures, tools, algorithmic decisions and human review; Art. 7 Regulation (EU) 2021/784 terrorist content; Online Safety Act 2023 ss. 10 (subsection 7: proactive technology) and 21 and s. 72. */
export const ugcRules = clause({
  id: 'tc.ugc_rules',
  version: 3,
  price: paidUnless('eu_dsa', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  parts: {
    rules: { meets: ['dsa-14-1'] },
    none: { meets: [], when: (a) => a.ugc_moderation === 'none' && !findsByMachine(a) },
    notice: {
      meets: [],
      when: (a) =>
        (a.ugc_moderation === 'after-notice' || a.ugc_moderation === undefined) && !findsByMachine(a),
    },
    before: { meets: [], when: (a) => a.ugc_moderation === 'before-publication' && !findsByMachine(a) },
    sorted: { meets: [], when: (a) => a.ugc_moderation === 'before-publication' && findsByMachine(a) },
    automated: { meets: [], when: (a) => a.ugc_moderation !== 'before-publication' && findsByMachine(a) },
    proactive: { meets: [], when: (a) => findsByMachine(a) },
    manual: { meets: [], when: (a) => !findsByMachine(a) },
    terror: { meets: ['tco-7'], when: (a) => has(a.laws, 'eu_dsa') },
    british: { meets: ['uk-osa'], when: (a) => has(a.laws, 'uk_online_safety') },
  },
  texts: import.meta.url,
});
