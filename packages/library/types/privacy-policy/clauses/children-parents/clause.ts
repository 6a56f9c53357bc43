import { given, has, rows, sequence } from '@clausewright/engine/document/authoring';
import { kidsWords } from '../../words/kids.ts';
import { clause } from '../../clause.ts';

// What parents do under the Children's Online Privacy Protection Rule, apart from the notice itself (pp.children.coppa).
// consent: 16 CFR § 312.5(b)(2), the methods that the owner uses. rights: § 312.6 and, for collection without
// disclosure, § 312.5(a)(2); that participation may end is § 312.6(c). more: § 312.7. programme: § 312.11.
export const childrenParents = clause({
  id: 'pp.children.parents',
  version: 2,
  when: (a) => has(a.laws, 'coppa') && a.kids === 'directed',
  ground: { law: '16 CFR § 312.6' },
  parts: {
    consent: { answers: ['parental_consent'], when: (a) => given(a.parental_consent) },
    rights: { meets: ['coppa-312-4-d-parent'] },
    phone: { answers: ['kids_phone'], when: (a) => given(a.kids_phone) },
    more: { law: '16 CFR § 312.7' },
    programme: { answers: ['safe_harbor'], when: (a) => given(a.safe_harbor) },
  },
  words: kidsWords,
  texts: import.meta.url,
  values: {
    consentMethods: (c) => c.names(c.say.parental_consent, c.w.methods),
    safeHarborProgramme: (c, t) =>
      sequence(
        rows(c.say.safe_harbor).map((row) =>
          t.snippet('safeHarborProgramme', {
            safe_harbor_name: row.safe_harbor_name,
            safe_harbor_url: row.safe_harbor_url,
          }),
        ),
      ),
  },
});
