import type { Transaction } from '../../platform/database/schema.ts';
import type { Account } from '../account.ts';
import { lockAccount } from '../customer-store.ts';
import { distrustProvider } from './distrust-provider.ts';
import { deleteInvitationsTo } from './invitation-store.ts';
import { findOtherOwner, listMemberships, listOwned } from './member-store.ts';
import { updateOrganisation } from './organisation-store.ts';

/** Before the account of the person is locked: whoever makes a key locks them in this order. */
export async function lockOwned(trx: Transaction, personId: string): Promise<void> {
  for (const id of await listOwned(trx, personId)) await lockAccount(trx, id);
}

/** Whether an organisation would be left without an owner if this person went. */
export async function isNeeded(trx: Transaction, personId: string): Promise<boolean> {
  for (const organisationId of await listOwned(trx, personId)) {
    if ((await findOtherOwner(trx, { organisationId, personId })) === null) return true;
  }
  return false;
}

/** Sends the letters of organisations elsewhere, and lets nobody vouch for their providers, before a person is deleted, whose memberships go with the account. */
export async function leaveAll(trx: Transaction, person: Account, now: Date): Promise<void> {
  for (const { id: organisationId } of await listMemberships(trx, person.id)) {
    const organisation = await lockAccount(trx, organisationId);
    await distrustProvider(trx, { organisationId, personId: person.id });
    const owner = await findOtherOwner(trx, { organisationId, personId: person.id });
    if (organisation?.email === person.email && owner !== null) {
      await updateOrganisation(trx, organisationId, { email: owner.email, now });
    }
  }
  await deleteInvitationsTo(trx, person.email);
}
