import { field, hasAny, isYes, rows, text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/**
 * 16 CFR § 312.2: data are disclosed where others get them for more than running the service, and where a child can make
 * them public.
 */
export function derivedKidsDisclosure({ answers }: DeriveInput): { value: readonly string[] } {
  const isPublic = rows(answers, 'kids_data').some((row) => field(row, 'kids_public') === 'yes');
  const advertised = ['ads', 'remarketing'].some((question) => isYes(answers, question));
  const passedOn =
    hasAny(answers, 'sell_share', 'share', 'sell', 'both') ||
    hasAny(answers, 'share_with', 'affiliates', 'business-partners', 'other-users', 'advertisers');
  return { value: [isPublic || advertised || passedOn ? 'disclosed' : 'none'] };
}

/** The address for requests serves parents too, where there is one. */
export function derivedKidsEmail({ answers }: DeriveInput): { value: readonly string[] } {
  const email = text(answers, 'request_email');
  return { value: email === '' ? [] : [email] };
}
