import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';

/** A plan of an account, with everything that a consumer may name it by. */
export interface NameablePlan {
  id: string;
  live: boolean;
  domain: string;
  invoices: readonly string[];
  endedAt: Date | null;
}

/** Of the account of an address, the newest first; none where nobody has it. */
export async function listNamedPlans(db: Database, email: string): Promise<NameablePlan[]> {
  const { rows } = await sql<NameablePlan>`
    select s.id, s.state <> 'ended' as live, c.domain, s.ended_at as "endedAt",
      array(select i.number from invoices i join transactions t on t.id = i.transaction_id
        where t.item_type = 'consent' and t.item_id = s.consent_id and i.kind = 'invoice') as invoices
    from subscriptions s
    join customers a on a.id = s.customer_id
    join consents c on c.id = s.consent_id
    where a.email_key = ${emailKey(email)}
    order by s.created_at desc, s.id`.execute(db);
  return rows;
}
