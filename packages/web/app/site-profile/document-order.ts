/** The order in which all documents of a site are written. */
import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import type { DraftSite } from '../draft.ts';

/** What shares most with the first one comes next, so that answers are fresh in mind. */
const order = [
  'PRIVACY_POLICY',
  'COOKIES_POLICY',
  'TERMS_CONDITIONS',
  'RETURN_REFUND_POLICY',
  'IMPRINT',
  'ACCESSIBILITY_STATEMENT',
  'DISCLAIMER',
  'EULA',
] as const satisfies readonly AgreementType[];

/** With which a run begins. */
export const [firstInRun] = order;

/** Documents that a site does not have yet. */
export function missingTypes(types: readonly string[]): readonly (typeof order)[number][] {
  return order.filter((type) => !types.includes(type));
}

/** Address of the wizard of a further document; `id` is of an agreement of the site. */
export function furtherAddress(type: AgreementType, { id, all }: { id: string; all: boolean }): string {
  return `/wizard/${agreementSlugs[type]}?site=${id}${all ? '&all=1' : ''}`;
}

/** Where the run goes on after a document; behind the last one all of them are listed. */
export function nextInRun(
  done: AgreementType,
  { id, types }: Pick<DraftSite, 'types'> & { id: string },
): string {
  const place = (type: AgreementType) => order.findIndex((one) => one === type);
  const next = missingTypes(types).find((type) => place(type) > place(done));
  return next === undefined ? '/download' : furtherAddress(next, { id, all: true });
}
