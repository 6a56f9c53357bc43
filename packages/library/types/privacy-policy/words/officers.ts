/** The person whom the business named for the law of one place. */
import { type Context, given, link, type Prose, prose, rows } from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../clause.ts';

type OfficerLaw = NonNullable<PrivacyQuestions['local_officers']>[number]['officer_law'];

/** Somebody is named; else a section points to the contact details of the business. */
export function namesOfficer(a: Context<PrivacyQuestions>['a'], law: OfficerLaw): boolean {
  return (a.local_officers ?? []).some((row) => row.officer_law === law);
}

/** One entry per person named for the law, for `items`. */
export function officersOf({ a, say }: Context<PrivacyQuestions>, law: OfficerLaw): Prose[] {
  return rows(say.local_officers).flatMap((row, i) => {
    const raw = a.local_officers?.[i];
    if (raw?.officer_law !== law) return [];
    const mail = link(row.officer_email, 'mailto:');
    return given(raw.officer_address)
      ? [prose`**${row.officer_name}**, ${row.officer_address}, ${mail}`]
      : [prose`**${row.officer_name}**, ${mail}`];
  });
}
