import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/schema.ts';
import { emailsAbout } from '../../platform/mail/agreement-email-store.ts';

/**
 * Removes locked agreements with their versions, texts, files and letters, and their sites where nothing else
 * stands on them. Live links go on saying that their document is gone; payments stay, without the address of
 * whoever paid. The register of personal data says what becomes of each column.
 */
export async function removeAgreements(
  trx: Transaction,
  { agreementIds, now }: { agreementIds: readonly string[]; now: Date },
): Promise<void> {
  await sql`delete from outbox where ${emailsAbout(agreementIds)}`.execute(trx);
  await sql`
    update transactions set email = null
    where email is not null and item_type = 'agreement' and item_id = any(${agreementIds}::text[])`.execute(
    trx,
  );
  await sql`
    insert into gone_pages (live_token, language, gone_at)
    select live_token, interface_language, ${now} from agreements
    where id = any(${agreementIds}::text[]) and current_version_id is not null`.execute(trx);
  const { rows } = await sql<{ site_id: string }>`
    delete from agreements where id = any(${agreementIds}::text[]) returning site_id`.execute(trx);
  await sql`
    delete from sites s
    where id = any(${rows.map(({ site_id }) => site_id)}::text[])
      and not exists (select from agreements a where a.site_id = s.id)
      and not exists (select from consents c where c.site_id = s.id)`.execute(trx);
}
