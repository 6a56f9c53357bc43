import { type Agreement, lockAgreement } from '../../documents/records/agreement-store.ts';
import { latestVersion } from '../../documents/records/version-store.ts';
import { type Consent, lockConsent } from '../../consent/consents/consent-store.ts';
import type { ItemType } from '../../platform/database/billing-schema.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Quote } from '../quotes/quote.ts';

/** What is paid for, held against every other writer. */
export type Item = { type: 'agreement'; agreement: Agreement } | { type: 'consent'; consent: Consent };

/** Null where it was deleted. Always the item before its payment, as everybody locks them. */
export async function lockItem(
  trx: Transaction,
  { itemType, itemId }: { itemType: ItemType; itemId: string },
): Promise<Item | null> {
  if (itemType === 'agreement') {
    const agreement = await lockAgreement(trx, itemId);
    return agreement === null ? null : { type: 'agreement', agreement };
  }
  const consent = await lockConsent(trx, itemId);
  return consent === null ? null : { type: 'consent', consent };
}

/** Whether the item is still what the quote was made for: the same answers, or the same domain's plan. */
export async function matchesQuote(trx: Transaction, item: Item, { item: quoted }: Quote): Promise<boolean> {
  if (item.type === 'consent') return quoted.type === 'consent' && quoted.consentId === item.consent.id;
  if (quoted.type !== 'agreement') return false;
  return (await latestVersion(trx, item.agreement.id)).id === quoted.versionId;
}

/** Page that shows what was bought. */
export function getItemPath({ itemType, itemId }: { itemType: ItemType; itemId: string }): string {
  return itemType === 'agreement' ? `/download/${itemId}` : `/privacy-consent/install/${itemId}`;
}

/** Page that takes the payment. */
export function getPayPath({ itemType, itemId }: { itemType: ItemType; itemId: string }): string {
  return itemType === 'agreement' ? `/wizard/pay/${itemId}` : `/privacy-consent/wizard/pay/${itemId}`;
}
