import { has } from '@clausewright/engine/document/authoring';
import { businessesToo, consumersToo, speaksAmerican } from '../../conditions.ts';
import { smallCap } from '../../words/small-cap.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

/** Outside Europe, Canada and Australia a cap may reach consumers; it names the country where it does. */
function capsConsumers(a: Given): boolean {
  return (
    consumersToo(a) &&
    a.liability_cap !== 'statutory' &&
    has(a.laws, 'us_consumer') &&
    !has(a.laws, 'eu_consumer', 'uk_consumer', 'au_consumer', 'ca_consumer')
  );
}

/** The law alone says nothing that American words would add. */
function limitsAsAmericans(a: Given): boolean {
  return speaksAmerican(a) && a.liability_cap !== 'statutory' && (!consumersToo(a) || capsConsumers(a));
}

/** A figure below the typical damage of an essential duty falls under § 307 BGB and § 879 ABGB also between businesses. */
function isGermanic(a: Given): boolean {
  const law: string = a.governing_law ?? '';
  return law === 'DE' || law === 'AT';
}

/** §§ 307, 309 no. 7 BGB (also B2B; no cure by "as far as the law permits": BGH VIII ZR 26/14), § 14 ProdHaftG, Annex 1(a) and (b) UCTD, art. R. 212-1 no. 6 C. conso. (no limit at all towards consumers), art. 86 TRLGDCU, art. 33(2)(a) and (b) cod. cons. and art. 1229 c.c., art. 6:237(f) BW, s. 65 CRA 2015, s. 3 UCTA 1977, ss. 64 and 64A ACL, Art. 15 Directive (EU) 2024/2853. Hence: towards consumers the law alone; the cap binds business users. The essential duty is German and Austrian law; elsewhere what was foreseeable is owed (arts. 1231-3 and 1170 C. civ., art. 1107 CC, art. 1225 c.c.). What no law lets limit stands first, so that the limits need no saving words. N.J.S.A. 56:12-16: what holds in New Jersey is said. */
export const liability = clause({
  id: 'tc.liability',
  version: 4,
  ground: {
    law: '§ 309 no. 7 BGB; § 14 ProdHaftG; Directive 93/13/EEC, Annex 1(a); art. 1229 c.c.; Consumer Rights Act 2015, s. 65',
  },
  parts: {
    heads: {
      law: 'Unfair Contract Terms Act 1977, s. 2; Directive 93/13/EEC, Annex 1(a)',
      languages: ['en'],
      when: (a) => !limitsAsAmericans(a),
    },
    ...twoEnglishes('UCC §§ 2-316 and 2-719; Cal. Civ. Code § 1668', limitsAsAmericans),
    consumers: {
      law: 'Directive 93/13/EEC, Annex 1(a) and (b); art. R. 212-1 no. 6 C. conso.',
      when: (a) => consumersToo(a),
    },
    elsewhere: { answers: ['liability_cap'], when: (a) => capsConsumers(a) },
    newJersey: { law: 'N.J.S.A. 56:12-16', when: capsConsumers },
    essential: { law: '§ 307(2) no. 2 BGB; § 879(3) ABGB', when: (a) => businessesToo(a) && isGermanic(a) },
    business: {
      law: 'arts. 1170 and 1231-3 C. civ.; art. 1107 CC; art. 1225 c.c.; art. 6:98 BW; Hadley v Baxendale',
      when: (a) => businessesToo(a) && !isGermanic(a),
    },
    capped: { answers: ['liability_cap'], when: (a) => a.liability_cap !== 'statutory' },
    paid: {
      answers: ['liability_cap'],
      when: (a) => a.liability_cap === 'twelve-months' || a.liability_cap === undefined,
    },
    hundred: { answers: ['liability_cap'], when: (a) => a.liability_cap === 'paid-or-100' },
    fixed: { answers: ['liability_amount'], when: (a) => a.liability_cap === 'fixed' },
    staff: { law: '§ 278 BGB; art. 1199 C. civ.', when: (a) => businessesToo(a) || capsConsumers(a) },
    australia: { law: 'Australian Consumer Law, s. 64', when: (a) => has(a.laws, 'au_consumer') },
  },
  texts: import.meta.url,
  values: {
    smallCap,
  },
});
