/** What somebody changed of a banner, in this browser until the server has it. */
import { readCustomer } from '../../stored-session/session-store.ts';
import { readStored, recordIn, removeStored, textCopies, writeStored } from '../../stored.ts';
import type { BannerDraft } from './banner-draft.ts';

/** Goes with the other texts when the account is left. */
const keyOf = (id: string) => `${textCopies}banner/${id}`;

/** Null where there is none of the person who is logged in. */
export function readBanner(id: string): BannerDraft | null {
  const kept = recordIn(readStored(keyOf(id)));
  const { customer, appearance, fields } = kept ?? {};
  const isOurs = customer !== undefined && customer === readCustomer()?.id;
  return isOurs && isRecord(appearance) && isRecord(fields)
    ? ({ appearance, fields } as unknown as BannerDraft)
    : null;
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** False where the browser does not keep it. */
export function writeBanner(id: string, draft: BannerDraft): boolean {
  const customer = readCustomer()?.id;
  return customer !== undefined && writeStored(keyOf(id), JSON.stringify({ customer, ...draft }));
}

export function dropBanner(id: string): void {
  removeStored(keyOf(id));
}
