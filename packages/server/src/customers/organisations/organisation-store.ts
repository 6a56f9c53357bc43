import { randomUUID } from 'node:crypto';
import type { Language } from '@clausewright/contract';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';

interface NewOrganisation {
  name: string;
  /** Where its letters go. */
  email: string;
  language: Language;
  now: Date;
}

/** Beside the accounts of people, so that it owns what they own; confirmed, as nobody has to prove an address for it. */
export async function insertOrganisation(
  trx: Transaction,
  { name, email, language, now }: NewOrganisation,
): Promise<string> {
  const { id } = await trx
    .insertInto('customers')
    .values({
      id: newId(),
      customer_id: randomUUID(),
      organisation: name,
      email,
      language,
      confirmed_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface OrganisationChange {
  name?: string;
  email?: string;
  approvalRequired?: boolean;
  now: Date;
}

export async function updateOrganisation(
  trx: Transaction,
  id: string,
  { now, name, email, approvalRequired }: OrganisationChange,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      ...(name !== undefined && { organisation: name }),
      ...(email !== undefined && { email }),
      ...(approvalRequired !== undefined && { approval_required: approvalRequired }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('organisation', 'is not', null)
    .execute();
}
