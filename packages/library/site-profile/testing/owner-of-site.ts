/** An owner of the Privacy Policy who goes on to a further document of the same site. */
import { profiles } from '../../types/privacy-policy/testing/profiles/index.ts';
import { today } from '../../types/privacy-policy/testing/random-answers.ts';
import { privacyPolicy } from '../../types/privacy-policy/questionnaire.ts';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { siteProfile } from '../site-profile.ts';

/** What the site has told already, and `remaining`: what only this wizard asks. */
export function ownerOfSite(name: string, target: Questionnaire, remaining: Answers): Answers {
  const answers = profiles[name];
  if (answers === undefined) throw new Error(`no owner of a Privacy Policy is called ${name}`);
  const told = siteProfile([{ questionnaire: privacyPolicy, answers }], target, today);
  return { ...told, contact_email: told['delivery_email'] ?? '', effective_date: today, ...remaining };
}
