import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';
import { isUnderAct } from '../regimes.ts';

/** Article 7(1)(b) of Directive (EU) 2016/2102: telling of barriers and asking for information that one cannot use. A link to a form: reg. 8(4)(c) SI 2018/952. Article 13(2) of Directive (EU) 2019/882: whoever has a telephone says the same by word of mouth. */
export const feedback = clause({
  id: 'as.feedback',
  version: 1,
  ground: { answers: ['contact_email'] },
  parts: {
    ways: { meets: ['as-wad-feedback', 'practice-as-statement'], answers: ['contact_email'] },
    phone: { answers: ['contact_phone'], when: (a) => given(a.contact_phone) },
    page: { meets: ['as-uk-form'], answers: ['contact_page'], when: (a) => given(a.contact_page) },
    days: { answers: ['feedback_days'], when: (a) => given(a.feedback_days) },
    spoken: {
      law: 'Directive (EU) 2019/882, Art. 13(2)',
      when: (a) => isUnderAct(a) && given(a.contact_phone),
    },
  },
  texts: import.meta.url,
});
