import type { Language } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import type { Agreement } from '../records/agreement-store.ts';
import type { Database } from '../../platform/database/schema.ts';

export interface Reader {
  recipient: string;
  language: Language;
}

/** Who reads letters about an agreement: the address that its answers give, else its account; null for nobody. */
export async function findReader(
  db: Database,
  { deliveryEmail, interfaceLanguage, ownerId }: Agreement,
): Promise<Reader | null> {
  if (deliveryEmail !== null) return { recipient: deliveryEmail, language: interfaceLanguage };
  const account = ownerId === null ? null : await findAccount(db, ownerId);
  return account === null ? null : { recipient: account.email, language: account.language };
}
