import { chosen, field, rows } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { findVendor } from './list.ts';
import type { Vendor } from './vendor.ts';

/** Every question that lists vendors which get data of visitors, in any agreement type. */
export const vendorQuestions = [
  'analytics_vendors',
  'session_replay_vendors',
  'email_vendors',
  'ad_vendors',
  'payment_vendors',
  'remarketing_vendors',
  'social_login_vendors',
  'social_plugins',
  'social_vendors',
  'embeds',
  'other_vendors',
  'ai_vendors',
  'affiliate_programs',
] as const;

/** Catalogue vendors that the answers name, each once. Ids that it does not know are left out. */
export function usedVendors(
  answers: Answers,
  questions: readonly string[] = vendorQuestions,
): readonly Vendor[] {
  const ids = new Set(questions.flatMap((question) => chosen(answers, question)));
  return [...ids].map(findVendor).filter((vendor) => vendor !== undefined);
}

/** Countries of the entries that the person added; `unknown` where none was given. */
export function ownVendorCountries(
  answers: Answers,
  questions: readonly string[] = vendorQuestions,
): readonly string[] {
  return questions.flatMap((question) =>
    rows(answers, `${question}.own`).map((row) => field(row, 'country') || 'unknown'),
  );
}

/** Whether anybody outside the business gets data, own entries included. */
export function usesVendors(answers: Answers): boolean {
  return (
    usedVendors(answers).some((vendor) => vendor.selfHosted !== true) ||
    ownVendorCountries(answers).length > 0
  );
}
