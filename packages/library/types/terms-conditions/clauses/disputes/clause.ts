import { given, has } from '@clausewright/engine/document/authoring';
import { consumersToo } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Complaint policy: Art. 6(1)(g) CRD, art. 21.3 TRLGDCU (one month at the latest); body: Art. 13 ADR Directive, §§ 36 and 37 VSBG, § 19 AStG, art. L. 612-1, L. 612-2, L. 616-1 and R. 616-1 C. conso. Spain asks for an attempt before an action (Ley Orgánica 1/2025, art. 5). s. 294 DMCC Act 2024 with its ADR rules: an unsettled complaint. The former EU platform is not named (closed 20 July 2025). */
export const disputes = clause({
  id: 'tc.disputes',
  version: 4,
  parts: {
    complaint: { meets: ['crd-6-1-g'], when: (a) => consumersToo(a) },
    courts: { answers: ['consumer_type'], when: (a) => a.dispute_mode !== 'arbitration' },
    mediation: { answers: ['dispute_mode'], when: (a) => a.dispute_mode === 'mediation' },
    body: { meets: ['crd-6-1-t', 'adr-13', 'de-vsbg-36'], when: (a) => a.eu_adr === 'takes-part' },
    french: { meets: ['fr-l616-1'], when: (a) => a.country === 'FR' },
    fee: { answers: ['eu_adr', 'adr_name', 'adr_address', 'adr_url'], when: (a) => a.country !== 'FR' },
    none: { meets: ['de-vsbg-36'], when: (a) => has(a.laws, 'eu_consumer') && a.eu_adr !== 'takes-part' },
    except: { meets: [], when: (a) => given(a.mediator_fr) },
    appointed: { meets: ['fr-l616-1'], when: (a) => given(a.mediator_fr) },
    unsettled: {
      meets: [],
      when: (a) => consumersToo(a) && has(a.laws, 'eu_consumer', 'uk_consumer') && a.eu_adr !== 'takes-part',
    },
  },
  texts: import.meta.url,
});
