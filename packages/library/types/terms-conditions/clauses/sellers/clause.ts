import { given } from '@clausewright/engine/document/authoring';
import { bindsSellers } from '../../conditions.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

/** Fifteen days are the least (Art. 3(2)); a longer period of the owner holds for sellers too. */
function takesLonger({ change_notice_days: days }: Given): boolean {
  return days === '30' || days === '60';
}

/** Regulation (EU) 2019/1150, Arts 3 to 12: 15 days' notice on a durable medium, grounds and statement of reasons (30 days before an end), ranking, ancillary goods, differentiated treatment, data, conditions elsewhere, complaints and two mediators. Small enterprises are exempt from Arts 11 and 12 and name no mediator. */
export const sellers = clause({
  id: 'tc.sellers',
  version: 3,
  when: (a) => bindsSellers(a),
  ground: { answers: ['sell_mode'] },
  parts: {
    terms: { meets: ['p2b-3'], promise: 'sellers_notice' },
    fifteen: { law: 'Regulation (EU) 2019/1150, Art. 3(2)', when: (a) => !takesLonger(a) },
    longer: { answers: ['change_notice_days'], when: (a) => takesLonger(a) },
    channels: { answers: ['p2b_channels'], when: (a) => given(a.p2b_channels) },
    alone: { answers: ['p2b_channels'], when: (a) => !given(a.p2b_channels) },
    ranking: { meets: ['p2b-5'] },
    data: { meets: ['p2b-6-10'], promise: 'sellers_data' },
    ancillary: { answers: ['p2b_ancillary'], when: (a) => given(a.p2b_ancillary) },
    plain: { answers: ['p2b_ancillary'], when: (a) => !given(a.p2b_ancillary) },
    different: { answers: ['p2b_different'], when: (a) => given(a.p2b_different) },
    alike: { answers: ['p2b_different'], when: (a) => !given(a.p2b_different) },
    complaints: { meets: ['p2b-11-12'], promise: 'sellers_complaints' },
    mediators: {
      meets: ['p2b-12-mediators'],
      answers: ['p2b_mediators'],
      when: (a) => given(a.p2b_mediators),
    },
  },
  texts: import.meta.url,
});
