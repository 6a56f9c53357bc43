import { contradictions, isPolicyType, type SiteBanner } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType, ContradictionLine } from '@clausewright/contract';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';

interface Policy {
  /** Relevant ones. */
  answers: Answers;
  /** What its texts say of the banner. */
  banner: SiteBanner | undefined;
}

/** What a document and a banner of its site say differently. */
export function comparePair(
  type: AgreementType,
  { answers, banner }: Policy,
  { vendors, appearance: { days, regions } }: BannerDraft,
): ContradictionLine[] {
  if (!isPolicyType(type)) return [];
  const found = contradictions({ policy: { type, answers }, banner: { vendors, days, regions } });
  return (
    found
      // A text that names the days of the banner follows it, whatever was answered.
      .filter(({ code }) => code !== 'duration-differs' || banner === undefined)
      .map(({ code, policy, banner: { field, vendor, add } }) => ({
        code,
        subject: vendor ?? null,
        question: policy.question,
        field,
        catalogue_id: add ?? null,
      }))
  );
}
