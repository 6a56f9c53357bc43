import { given, has } from '@clausewright/engine/document/authoring';
import { consumersToo } from '../../conditions.ts';
import { reaches } from '../../../../places/reached-countries.ts';
import { clause } from '../../clause.ts';

/** Complaint policy: Art. 6(1)(g) CRD, art. 21.3 TRLGDCU (one month at the latest); body: Art. 13 ADR Directive, §§ 36 and 37 VSBG, § 19 AStG, art. L. 611-4, L. 612-1, L. 612-2, L. 616-1 and R. 616-1 C. conso. Spain asks for an attempt before an action (Ley Orgánica 1/2025, art. 5). s. 294 DMCC Act 2024 with its ADR rules: an unsettled complaint. The former EU platform is not named (closed 20 July 2025). */
export const disputes = clause({
  id: 'tc.disputes',
  version: 6,
  ground: { answers: ['dispute_mode'] },
  parts: {
    complaint: { meets: ['crd-6-1-g'], promise: 'complaints_answered', when: (a) => consumersToo(a) },
    courts: { answers: ['dispute_mode'], when: (a) => a.dispute_mode !== 'arbitration' },
    masc: {
      law: 'Ley Orgánica 1/2025, art. 5',
      languages: ['es'],
      when: (a) => has(a.laws, 'eu_consumer'),
    },
    mediation: { answers: ['dispute_mode'], when: (a) => a.dispute_mode === 'mediation' },
    body: {
      meets: ['crd-6-1-t', 'adr-13', 'de-vsbg-36'],
      answers: ['adr_name'],
      when: (a) => a.eu_adr === 'takes-part',
    },
    french: { meets: ['fr-l616-1'], when: (a) => a.country === 'FR' },
    fee: { law: 'Directive 2013/11/EU, Art. 8(c)', when: (a) => a.country !== 'FR' },
    none: {
      meets: ['de-vsbg-36'],
      answers: ['eu_adr'],
      // A statement of the owner: who has not said prints none, and the list of duties says so.
      when: (a) => has(a.laws, 'eu_consumer') && (a.eu_adr === 'not-obliged' || a.eu_adr === 'exempt'),
    },
    except: { answers: ['mediator_fr'], when: (a) => given(a.mediator_fr) },
    appointed: { meets: ['fr-l616-1'], answers: ['mediator_fr'], when: (a) => given(a.mediator_fr) },
    unsettled: {
      meets: ['adr-13', 'uk-ccr-sch2'],
      promise: 'adr_entity_told',
      when: (a) => consumersToo(a) && has(a.laws, 'eu_consumer', 'uk_consumer') && a.eu_adr !== 'takes-part',
    },
    // Readers of Dutch alone: the others find the bodies of their own country.
    benelux: {
      law: 'Wet handhaving consumentenbescherming, art. 2.2; art. XVI.5 CDE',
      languages: ['nl'],
      when: (a) => consumersToo(a) && has(a.laws, 'eu_consumer'),
    },
    spain: {
      meets: ['es-21-3'],
      promise: 'complaints_answered_spain',
      when: (a) => consumersToo(a) && has(a.laws, 'eu_consumer') && reaches(a, 'ES'),
    },
  },
  texts: import.meta.url,
});
