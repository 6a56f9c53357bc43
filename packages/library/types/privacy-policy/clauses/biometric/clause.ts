/*
 * Illinois, 740 ILCS 14/15: (a) public schedule: destruction when the purpose is satisfied or three years after the last
 * interaction, whichever is first; (b) written information and release, electronic signature included (14/10 as of 2024);
 * (c) no sale or profit; (d) disclosure; (e) care. Texas, Bus. & Com. Code § 503.001: information and consent (b), no sale but
 * in narrow cases and disclosure (c)(1), care (c)(2), destruction one year after the purpose has ended (c)(3). The owner's
 * period never exceeds three years; without one, three years stand. An owner who sells biometric data does not say otherwise,
 * but Illinois forbids it whatever the answer. Colorado, C.R.S. § 6-1-1314: deletion at the latest 24 months after the last
 * interaction and 45 days after the need has ended, a protocol for incidents (recalled; the enrolled H.B. 24-1130 was not read). Left out: employers' security purposes and the exceptions for banks.
 */
import { type Context, given, has, type Words } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { stateName } from '../../words/us-states.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

const states = [
  ['il_bipa', 'US_IL'],
  ['tx_cubi', 'US_TX'],
  ['us_co', 'US_CO'],
] as const;

/** Those of the states whose law was chosen; all where none was. */
function places({ a, language }: Pick<Context<PrivacyQuestions>, 'a' | 'language'>): Words[] {
  const chosen = states.filter(([law]) => has(a.laws, law));
  return (chosen.length > 0 ? chosen : states).map(([, state]) => stateName(language, state));
}

export const biometric = clause({
  id: 'pp.biometric',
  version: 1,
  when: (a) => has(a.laws, 'il_bipa', 'tx_cubi', 'us_co') && holdsFact(a, 'data:biometric'),
  ground: { law: '740 ILCS 14/15(b)-(e); Tex. Bus. & Com. Code § 503.001' },
  parts: {
    written: { law: '740 ILCS 14/15(b)', when: (a) => has(a.laws, 'il_bipa') },
    schedule: { meets: ['il-bipa-15a'] },
    period: { answers: ['biometric_retention'], when: (a) => given(a.biometric_retention) },
    longest: { law: '740 ILCS 14/15(a)', when: (a) => !given(a.biometric_retention) },
    texas: { law: 'Tex. Bus. & Com. Code § 503.001(c)(3)', when: (a) => has(a.laws, 'tx_cubi') },
    colorado: {
      meets: ['us-co-biometric'],
      promise: 'biometric_policy_colorado',
      when: (a) => has(a.laws, 'us_co'),
    },
    unsold: {
      answers: ['sell_share'],
      when: (a) => given(a.sell_share) && !holdsFact(a, 'data:sale-biometric'),
    },
    illinois: {
      law: '740 ILCS 14/15(c)',
      when: (a) => has(a.laws, 'il_bipa') && holdsFact(a, 'data:sale-biometric'),
    },
  },
  texts: import.meta.url,
  values: {
    places,
  },
});
