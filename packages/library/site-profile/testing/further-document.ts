/** Owners of Privacy Policies who go on to another document of the same site, as the wizard of that document begins. */
import { privacyPolicy } from '../../types/privacy-policy/questionnaire.ts';
import { profiles } from '../../types/privacy-policy/testing/profiles/index.ts';
import { today } from '../../types/privacy-policy/testing/random-answers.ts';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { siteProfile } from '../site-profile.ts';

/** The owner of this Privacy Policy with a document of `target`; later answers stand over earlier ones. */
export function answersForFurtherDocument(target: Questionnaire) {
  return (name: string, ...answers: readonly Answers[]): Answers => {
    const policy = profiles[name];
    if (policy === undefined) throw new Error(`There is no Privacy Policy of ${name}`);
    const told = siteProfile([{ questionnaire: privacyPolicy, answers: policy }], target, today);
    return answers.reduce((all, one) => ({ ...all, ...one }), told);
  };
}

/** Customers write and call; the mailbox of the Privacy Policy is for requests about data. */
export function reachedAt(domain: string, phone: string): Answers {
  return {
    contact_methods: ['email', 'phone'],
    contact_email: `hello@${domain}.example`,
    contact_phone: phone,
    privacy_url: `https://www.${domain}.example/privacy`,
    effective_date: today,
  };
}
