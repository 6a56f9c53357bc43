import { has, rows, sequence } from '@clausewright/engine/document/authoring';
import { businessesToo, consumersToo, isOnlyAmerican } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof EulaQuestions]?: EulaQuestions[Q] | undefined };

const inUnion = (a: Given): boolean => consumersToo(a) && has(a.laws, 'eu_software');

// Directive 93/13/EEC, Annex 1(q); Arbitration Act 1996 s. 89-91; Articles 33(2)(t) and 36 Codice del consumo; R212-2, 10°,
// L611-4, L612-1 and L616-1 Code de la consommation; Quebec CPA s. 11.1, Ontario CPA 2002 s. 7. The list of places is that of tc.arbitration.
export const disputes = clause({
  id: 'eu.disputes',
  version: 5,
  price: (a) => (a.dispute_mode === 'arbitration' ? 'answer_premium' : null),
  ground: { answers: ['dispute_mode'] },
  parts: {
    talk: { meets: ['practice-eu-law'] },
    mediation: { answers: ['dispute_mode'], when: (a) => a.dispute_mode === 'mediation' },
    shared: { answers: ['consumer_type', 'use_scope'], when: (a) => businessesToo(a) },
    free: { law: 'Directive 2013/11/EU, Article 9(2)', when: (a) => consumersToo(a) },
    courts: {
      law: 'Charter of Fundamental Rights, Article 47',
      when: (a) => a.dispute_mode !== 'arbitration',
    },
    body: {
      answers: ['eu_adr', 'adr_name', 'adr_address', 'adr_url'],
      when: (a) => a.eu_adr === 'takes-part' && inUnion(a),
    },
    none: {
      answers: ['eu_adr'],
      when: (a) => (a.eu_adr === 'not-obliged' || a.eu_adr === 'exempt') && inUnion(a),
    },
    prescribed: { law: 'Directive 2013/11/EU, Article 13(3)', when: (a) => inUnion(a) },
    arbitration: { answers: ['dispute_mode', 'arbitration'], when: (a) => a.dispute_mode === 'arbitration' },
    costs: { answers: ['arbitration'], when: (a) => consumersToo(a) },
    waiver: { answers: ['arbitration'], when: (a) => a.arbitration?.[0]?.class_waiver === 'yes' },
    spared: {
      law: 'Directive 93/13/EEC, Annex 1(q); Arbitration Act 1996 s. 91; Quebec CPA s. 11.1; Ontario CPA 2002 s. 7',
      when: (a) => a.dispute_mode === 'arbitration' && consumersToo(a) && !isOnlyAmerican(a),
    },
  },
  texts: import.meta.url,
  values: {
    arbitrationAgreement: (c, t) =>
      sequence(
        rows(c.say.arbitration).map((row) =>
          t.snippet('arbitrationAgreement', {
            arbitration_provider: row.arbitration_provider,
            arbitration_seat: row.arbitration_seat,
            arbitration_opt_out: row.arbitration_opt_out,
          }),
        ),
      ),
  },
});
