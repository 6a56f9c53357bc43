/*
 * The acts beside California’s: how their rights are used. Va. Code §§ 59.1-577(B), (C), -578(C); C.R.S. § 6-1-1306(2), (3); Tex. Bus. &
 * Com. Code §§ 541.052, .053; ORS 646A.576; Minn. Stat. § 325M.14 and the matching sections elsewhere. 45 days, once extended
 * by 45 (Florida: 15); Iowa's act gives 90, which nobody has to use. An appeal is answered within 60 days, in Colorado,
 * Minnesota, New Jersey and Oregon within 45; Utah prescribes none. Whether Alabama does was not seen: an appeal is kept.
 * Louisiana counts a setting of the browser or device among agents (R.S. 51:1780.3), Vermont accepts its signal. Agents: the states in `words/us-states.ts`. The addresses
 * are those of the attorneys general, in New Jersey and Utah of the consumer division that the act names.
 */
import { type Context, given, has } from '@clausewright/engine/document/authoring';
import * as us from '../../words/us-states.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { passesOn } from '../california-facts.ts';

function appeals(a: Context<PrivacyQuestions>['a']): boolean {
  return us.hasStateLaw(a.laws, us.fastAppealLaws) || us.hasStateLaw(a.laws, us.slowAppealLaws);
}

export const rightsUsRequests = clause({
  id: 'pp.rights.us_requests',
  version: 3,
  when: (a) => us.hasStateLaw(a.laws),
  ground: { law: 'Va. Code § 59.1-577(B), (C)' },
  parts: {
    how: { meets: ['us-states-rights'] },
    florida: { law: 'Fla. Stat. § 501.706', when: (a) => has(a.laws, 'us_fl') },
    email: { answers: ['verify_identity'], when: (a) => a.verify_identity === 'email-match' },
    login: { answers: ['verify_identity'], when: (a) => a.verify_identity === 'login' },
    details: { answers: ['verify_identity'], when: (a) => a.verify_identity === 'details' },
    unchecked: {
      law: 'Md. Com. Law § 14-4705(e)(6); 11 CCR § 7026(d)',
      when: (a) => given(a.verify_identity),
    },
    agent: {
      law: 'C.R.S. § 6-1-1306(1)(a)(II); Conn. Gen. Stat. § 42-519',
      when: (a) => us.hasStateLaw(a.laws, us.agentLaws),
    },
    settings: {
      meets: ['us-la-signal', 'us-vt-signal'],
      when: (a) => passesOn(a) && us.hasStateLaw(a.laws, us.settingLaws),
    },
    equal: { law: 'Va. Code § 59.1-578(A)(4)' },
    appeal: { meets: ['us-states-rights'], when: appeals },
    exceptUtah: { law: 'Utah Code § 13-61-203', when: (a) => has(a.laws, 'us_ut') },
    appealMail: { answers: ['appeals_email'], when: (a) => given(a.appeals_email) },
    appealWays: { answers: ['appeals_email'], when: (a) => !given(a.appeals_email) },
    slow: { law: 'Va. Code § 59.1-577(C)', when: (a) => us.hasStateLaw(a.laws, us.slowAppealLaws) },
    fast: {
      law: 'C.R.S. § 6-1-1306(3); Minn. Stat. § 325M.14',
      when: (a) => us.hasStateLaw(a.laws, us.fastAppealLaws),
    },
    authorities: { law: 'Va. Code § 59.1-577(C)' },
  },
  texts: import.meta.url,
  values: {
    statesWithAgents: (c) => us.stateNames(c, us.agentLaws),
    statesWithSettings: (c) => us.stateNames(c, us.settingLaws),
    statesWithFastAppeals: (c) => us.stateNames(c, us.fastAppealLaws),
    stateAuthorities: (c) => us.stateAuthorities(c),
  },
});
