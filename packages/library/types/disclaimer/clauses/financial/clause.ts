import { given, has, properName } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

/** 17 CFR § 4.41(b)(1)(i), compared with a published copy of the rule (official: unverified); prescribed in English. */
const hypothetical = properName(
  'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under-or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.',
);
/** FCA COBS 4.12A.11R, compared with published copies: official: unverified. Its last words are a link on the promotion. */
const ukCrypto = properName(
  'Don’t invest unless you’re prepared to lose all the money you invest. This is a high-risk investment and you should not expect to be protected if something goes wrong. Take 2 mins to learn more.',
);

// Market Abuse Regulation, Article 20 with Delegated Regulation (EU) 2016/958: author, facts and opinions, interests.
// Both prescribed statements belong beside what they warn of (§ 4.41(b)(2), COBS 4.12A): this page says that they stand there.
export const financial = clause({
  id: 'di.financial',
  version: 4,
  price: paidUnless('eu_mar', 'us_trading', 'uk_crypto'),
  when: (a) => given(a.d_financial) && !has(a.d_financial, 'none'),
  ground: { answers: ['d_financial'] },
  parts: {
    money: { meets: ['practice-di-noadvice'], answers: ['d_financial'] },
    markets: {
      meets: ['practice-di-earnings'],
      answers: ['d_financial'],
      when: (a) => has(a.d_financial, 'investing', 'trading'),
    },
    interests: {
      meets: ['mar-20'],
      promise: 'investment_pieces',
      when: (a) => has(a.laws, 'eu_mar') && has(a.d_financial, 'investing', 'trading'),
    },
    simulated: {
      meets: ['cftc-4-41'],
      when: (a) => has(a.laws, 'us_trading') && has(a.d_financial, 'trading'),
    },
    crypto: {
      law: 'Regulation (EU) 2023/1114, Article 6(5): no deposit guarantee, no investor compensation',
      when: (a) => has(a.d_financial, 'crypto'),
    },
    cryptoUk: {
      meets: ['uk-fca-crypto'],
      when: (a) => has(a.laws, 'uk_crypto') && has(a.d_financial, 'crypto'),
    },
    leverage: {
      law: 'Delegated Regulation (EU) 2017/565, Article 48',
      when: (a) => has(a.d_financial, 'trading'),
    },
    tax: {
      law: 'MiFID II: Delegated Regulation (EU) 2017/565, Article 44(7)',
      when: (a) => has(a.d_financial, 'tax'),
    },
    insurance: { answers: ['d_financial'], when: (a) => has(a.d_financial, 'insurance') },
    property: { answers: ['d_financial'], when: (a) => has(a.d_financial, 'real-estate') },
  },
  texts: import.meta.url,
  values: {
    hypotheticalResultsStatement: () => hypothetical,
    cryptoRiskWarning: () => ukCrypto,
  },
});
