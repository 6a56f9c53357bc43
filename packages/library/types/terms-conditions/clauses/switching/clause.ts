import { given, has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Arts 23 to 31 Regulation (EU) 2023/2854: notice of at most two months, transition 30 days, exportable data, retrieval 30 days, erasure, charges at cost until 12 January 2027 and none after; the customer may prolong the transition once (Art. 25(5)) and leave within a minimum term; list of data and jurisdiction of the infrastructure are published on the site (Arts 25(2)(e) and 28). */
export const switching = clause({
  id: 'tc.switching',
  version: 3,
  when: (a) => has(a.laws, 'eu_data_act'),
  ground: { law: 'Regulation (EU) 2023/2854, Arts 23 to 31' },
  parts: {
    rights: { meets: ['data-act-25'], promise: 'cloud_switching' },
    export: { meets: ['data-act-25'], promise: 'export_list' },
    linked: { answers: ['data_act_url'], when: (a) => given(a.data_act_url) },
    site: { meets: ['data-act-25'], when: (a) => !given(a.data_act_url) },
  },
  texts: import.meta.url,
});
