import { given, rows, sequence } from '@clausewright/engine/document/authoring';
import { consumersToo, isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';
/** FAA; administrator and rules by name, costs, place of the hearing, small claims, who decides on validity, opt-out with its address, severability, conspicuous (also in tc.summary). Class waiver only where it was chosen. Consumers are bound in the United States alone, so that nothing depends on what a reader's law permits (N.J.S.A. 56:12-16); never in the EU, the UK, Quebec, Ontario (Annex 1(q) UCTD, s. 91 Arbitration Act 1996, CPA ss. 11.1 and 19.1: the words stand before the clause; CPA 2002 Ont. s. 7). */
export const arbitration = clause({
  id: 'tc.arbitration',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.dispute_mode === 'arbitration',
  ground: { answers: ['dispute_mode'] },
  parts: {
    spared: {
      meets: ['qc-cpa-54-4'],
      law: 'Directive 93/13/EEC, Annex 1(q); CPA, s. 11.1',
      when: (a) => !isOnlyAmerican(a),
    },
    agreement: { meets: ['us-arbitration'], answers: ['arbitration'] },
    rules: { answers: ['arbitration'], when: (a) => given(a.arbitration?.[0]?.arb_rules) },
    unnamed: { answers: ['arbitration'], when: (a) => !given(a.arbitration?.[0]?.arb_rules) },
    federal: { law: '9 U.S.C. § 1 et seq.', when: (a) => a.country === ('US' as typeof a.country) },
    consumers: { meets: ['us-arbitration'], when: (a) => consumersToo(a) },
    waiver: { answers: ['arbitration'], when: (a) => a.arbitration?.[0]?.arb_class_waiver === 'yes' },
    small: { answers: ['arbitration'], when: (a) => a.arbitration?.[0]?.arb_small_claims !== 'no' },
  },
  nouns: ['languages.de', 'languages.en', 'languages.es', 'languages.fr', 'languages.it', 'languages.nl'],
  texts: import.meta.url,
  values: {
    arbitrationAgreement: (c, t) =>
      sequence(
        rows(c.say.arbitration).map((row) =>
          t.snippet('arbitrationAgreement', {
            arb_provider: row.arb_provider,
            arb_rules: row.arb_rules,
            arb_rules_url: row.arb_rules_url,
            arb_seat: row.arb_seat,
            arbLanguage: c.name(row.arb_language, c.w.languages),
            arb_opt_out: row.arb_opt_out,
          }),
        ),
      ),
  },
});
