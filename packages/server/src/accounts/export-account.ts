import { promisify } from 'node:util';
import { renderHtml, renderMarkdown } from '@clausewright/documents';
import { type AsyncZippable, type FlateError, zip } from 'fflate';
import { noticesAbout } from '../cancellations/account-notice-store.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Transaction } from '../database/schema.ts';
import type { Outcome } from '../http/envelope.ts';
import type { Session } from '../http/session.ts';
import { auditAccount } from '../sessions/audit-account.ts';
import { createGate } from '../sessions/gate.ts';
import { listLetters } from './account-letter-store.ts';
import { type Account, describeCustomer } from './account.ts';
import { findAccount, findAccountByEmail, lockAccount } from './customer-store.ts';
import { readBilling, readPayments } from './export-billing-store.ts';
import { readConsents } from './export-consent-store.ts';
import { exportReadme } from './export-readme.ts';
import { insertExport, readBelongings, readContents, readFiles } from './export-store.ts';
import { readWithdrawalFunctions } from './export-withdrawal-store.ts';
import type { AccountPorts } from './ports.ts';

type ExportPorts = Pick<AccountPorts, 'db' | 'clock' | 'operatorName'>;

/** An archive is in memory while it is made: one at a time in this process, and a few wait. */
const gate = createGate({ at: 1, waiting: 10 });

/** Seconds after which a full queue has surely moved on. */
const retryAfter = 10;

/** Makes an archive of all own data, which its address gives out once; refused where too many are wanted at once. */
export async function exportAccount(
  ports: ExportPorts & Pick<AccountPorts, 'publicUrl'>,
  session: Session,
): Promise<Outcome<{ url: string }>> {
  const made = await gate(() => keepArchive(ports, session));
  return made.ok ? made.value : { ok: false, reason: 'limited', retryAfter };
}

async function keepArchive(
  ports: ExportPorts & Pick<AccountPorts, 'publicUrl'>,
  session: Session,
): Promise<Outcome<{ url: string }>> {
  const { db, clock, publicUrl } = ports;
  const account = await findAccount(db, session.customerId);
  if (account === null) return { ok: false, reason: 'not-authenticated' };
  const content = await archiveOf(ports, account);
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<{ url: string }>> => {
    if ((await lockAccount(trx, account.id)) === null) return { ok: false, reason: 'not-authenticated' };
    const id = await insertExport(trx, { accountId: account.id, content, now });
    await noteExport(trx, account.id, account.id, now);
    return { ok: true, value: { url: `${publicUrl}/exports/${id}` } };
  });
}

/** The same for the operator; null where the address has no account. */
export async function archiveOfAddress(ports: ExportPorts, email: string): Promise<Uint8Array | null> {
  const account = await findAccountByEmail(ports.db, email);
  if (account === null) return null;
  await inTransaction(ports.db, (trx) => noteExport(trx, account.id, 'cli', ports.clock()));
  return archiveOf(ports, account);
}

function noteExport(trx: Transaction, accountId: string, actor: string, now: Date): Promise<void> {
  return auditAccount(trx, 'export', { actor, accountId, now });
}

/** A ZIP file: what lies where in words, `account.json`, the answers of every version in it, and the documents of those that were served. */
async function archiveOf({ db, clock, operatorName }: ExportPorts, account: Account): Promise<Uint8Array> {
  const { agreements, sessions, sites } = await readBelongings(db, account.id);
  const ids = agreements.map(({ agreement_id }) => agreement_id);
  const { versions, documents, drafts } = await readContents(db, ids);
  const payments = await readPayments(db, { accountId: account.id, agreementIds: ids });
  const letters = await listLetters(db, { account, agreementIds: ids });
  const served = agreements.flatMap(({ current_version_id: id }) => (id === null ? [] : [id]));
  const files = await readFiles(db, served);
  const versionsOf = (agreementId: string) =>
    versions
      .filter(({ agreement_id }) => agreement_id === agreementId)
      .map((version) => ({
        number: version.number,
        origin: version.origin,
        created_at: version.created_at,
        answers: version.answers,
        site_name: version.site_name,
        site_address: version.site_address,
        delivery_email: version.delivery_email,
        served: served.includes(version.id),
        documents: documents
          .filter(({ version_id }) => version_id === version.id)
          .map(({ language, title }) => ({ language, title })),
      }));
  const said = {
    customer: describeCustomer(account),
    sessions,
    sites,
    agreements: agreements.map((agreement) => ({
      ...agreement,
      versions: versionsOf(agreement.agreement_id),
      drafts: drafts
        .filter(({ agreement_id: id }) => id === agreement.agreement_id)
        .map(({ language, saved_at, clauses }) => ({ language, saved_at, clauses })),
    })),
    consents: await readConsents(db, account.id),
    withdrawals: await readWithdrawalFunctions(db, account.id),
    cancellations: await noticesAbout(db, account),
    ...(await readBilling(db, account.id)),
    ...payments,
    letters: letters.map(withoutSecrets),
  };
  const readme = exportReadme(account, operatorName, clock());
  const entries: AsyncZippable = {
    [readme.name]: utf8(readme.text),
    'account.json': utf8(JSON.stringify(said, null, 2)),
  };
  for (const { agreement_id, number, language, tree } of documents) {
    const name = `documents/${agreement_id}/v${number}/${language}`;
    entries[`${name}.md`] = utf8(renderMarkdown(tree));
    entries[`${name}.html`] = utf8(renderHtml(tree));
  }
  for (const { agreement_id, number, file_name: fileName, content } of files) {
    entries[`files/${agreement_id}/v${number}/${fileName.replaceAll(/[/\\]/g, '-')}`] = content;
  }
  return compress(entries, { mtime: clock() });
}

/** What the links of letters carry: agreements, first and new passwords open by it. */
const secretInLink = /(\/(?:activate-account|reset-password)\/|[?&]token=)[\w-]+/g;

/**
 * A letter without the secrets of its links. They prove that somebody reads the mail of the address: whoever
 * holds a session for a moment must not turn it into a new password by asking for letter and export.
 */
function withoutSecrets(letter: object): object {
  return JSON.parse(JSON.stringify(letter).replace(secretInLink, '$1…')) as object;
}

const compress = promisify(
  (
    entries: AsyncZippable,
    options: { mtime: Date },
    done: (error: FlateError | null, zip: Uint8Array) => void,
  ) => zip(entries, options, done),
);

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
