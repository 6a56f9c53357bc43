import { renderHtml, renderMarkdown } from '@clausewright/documents';
import { entriesOf } from '../activity/export-activity.ts';
import { noticesAbout } from '../statutory-functions/cancellations/account-notice-store.ts';
import type { Database } from '../platform/database/schema.ts';
import { listEmails } from './account-email-store.ts';
import { type Account, describeCustomer } from '../customers/account.ts';
import { readBilling, readPayments } from './export-billing-store.ts';
import { readScans, readWebsites } from './export-scan-store.ts';
import { readConsents } from './export-consent-store.ts';
import { exportReadme } from './export-readme.ts';
import { readAccountRows, readDocuments, readDrafts, readFiles, readVersions } from './export-store.ts';
import { readRequestDesks } from './export-request-store.ts';
import { readClientLinks } from './export-client-store.ts';
import { readWithdrawalFunctions } from './export-withdrawal-store.ts';
import type { AccountPorts } from '../customers/accounts/ports.ts';
import type { ArchiveEntry } from './zip-archive.ts';

type Ports = Pick<AccountPorts, 'db' | 'clock' | 'operatorName'>;
type Belongings = Awaited<ReturnType<typeof readAccountRows>>;
type OwnAgreement = Belongings['agreements'][number];

/**
 * What lies where in words, `account.json`, and the documents and files of the versions that were served. Piece by
 * piece: an account may have very many agreements, and an agreement very many versions.
 */
export async function* archiveEntries(
  { db, clock, operatorName }: Ports,
  account: Account,
): AsyncGenerator<ArchiveEntry> {
  const readme = exportReadme(account, operatorName, clock());
  yield { name: readme.name, parts: [readme.text] };
  const belongings = await readAccountRows(db, account.id);
  yield { name: 'account.json', parts: accountJson({ db, clock }, account, belongings) };
  for (const { agreement_id: id } of belongings.agreements) {
    for await (const documents of readDocuments(db, id)) {
      for (const { number, language, tree } of documents) {
        const name = `documents/${id}/v${number}/${language}`;
        yield { name: `${name}.md`, parts: [renderMarkdown(tree)] };
        yield { name: `${name}.html`, parts: [renderHtml(tree)] };
      }
    }
  }
  for (const { agreement_id, current_version_id: served } of belongings.agreements) {
    if (served === null) continue;
    for (const { number, file_name: fileName, content } of await readFiles(db, served)) {
      const name = fileName.replaceAll(/[/\\]/g, '-');
      yield { name: `files/${agreement_id}/v${number}/${name}`, parts: [content] };
    }
  }
}

async function* accountJson(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  account: Account,
  {
    agreements,
    sessions,
    emailChange,
    sites,
    apiKeys,
    passkeys,
    providers,
    organisations,
    approvals,
    webhooks,
  }: Belongings,
): AsyncGenerator<string> {
  const ids = agreements.map(({ agreement_id: id }) => id);
  yield `{\n"customer": ${json(describeCustomer(account))},\n`;
  yield `"sessions": ${json(sessions)},\n"sites": ${json(sites)},\n`;
  yield `"email_change": ${json(emailChange ?? null)},\n"api_keys": ${json(apiKeys)},\n"organisations": ${json(organisations)},\n`;
  yield `"passkeys": ${json(passkeys)},\n"log_in_providers": ${json(providers)},\n"approvals": ${json(approvals)},\n"webhooks": ${json(webhooks)},\n`;
  yield '"agreements": [';
  for (const [index, agreement] of agreements.entries()) {
    yield index === 0 ? '\n' : ',\n';
    yield* historyOf(db, agreement);
  }
  yield '],\n';
  const rest = {
    consents: await readConsents(db, account.id),
    websites: await readWebsites(db, account.id),
    scans: await readScans(db, account.id),
    withdrawals: await readWithdrawalFunctions(db, account.id),
    request_desks: await readRequestDesks(db, account.id),
    client_links: await readClientLinks(db, account.id),
    cancellations: await noticesAbout(db, account),
    ...(await readBilling(db, account.id)),
    ...(await readPayments(db, { accountId: account.id, agreementIds: ids })),
  };
  for (const [name, value] of Object.entries(rest)) yield `"${name}": ${json(value)},\n`;
  yield* list('activity', entriesOf(db, account.id, {}, clock()));
  yield ',\n';
  const letters = await listEmails(db, { account, agreementIds: ids });
  yield* list('letters', letters.map(withoutSecrets));
  yield '\n}\n';
}

/** An agreement with its versions and drafts. */
async function* historyOf(db: Database, agreement: OwnAgreement): AsyncGenerator<string> {
  const { agreement_id: id, current_version_id: served } = agreement;
  yield `${json(agreement).slice(0, -2)},\n`;
  yield* list('versions', versionsOf(db, id, served));
  yield `,\n"drafts": ${json(await readDrafts(db, id))}\n}`;
}

async function* versionsOf(db: Database, agreementId: string, served: string | null): AsyncGenerator<object> {
  for await (const { versions, titles } of readVersions(db, agreementId)) {
    for (const { id, ...version } of versions) {
      const documents = titles.filter(({ version_id: of }) => of === id);
      yield {
        ...version,
        served: id === served,
        documents: documents.map(({ language, title }) => ({ language, title })),
      };
    }
  }
}

async function* list(name: string, items: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  yield `"${name}": [`;
  let before = '\n';
  for await (const item of items) {
    yield before + json(item);
    before = ',\n';
  }
  yield ']';
}

/** What the links of letters carry: agreements, first and new passwords and requests of visitors open by it. */
const secretInLink =
  /(\/(?:activate-account|reset-password|security)\/|\/requests\/[\w-]+\/[a-z]{2}\/[\w-]+\/|[?&]token=)[\w-]+/g;

/**
 * A letter without the secrets of its links. They prove that somebody reads the mail of the address: whoever
 * holds a session for a moment must not turn it into a new password by asking for letter and export.
 */
function withoutSecrets(letter: object): object {
  return JSON.parse(JSON.stringify(letter).replace(secretInLink, '$1…')) as object;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
