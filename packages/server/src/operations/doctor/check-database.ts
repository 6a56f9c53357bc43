import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { countPasswords } from '../backup/row-count-store.ts';
import { sealState } from '../../consent/consent-log/seal-store.ts';
import { firstReceived } from '../../consent/consent-log/sealed-event-store.ts';
import { appliedMigrations, laterMigration, migrationTexts } from '../../platform/database/migrate.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { existingSecret } from '../../platform/instance-secret.ts';
import { pepperId } from '../../customers/sessions/hash-password.ts';
import { type Waiting, waitingJobs, type WaitingJobs, waitingMail } from '../metrics/backlog-store.ts';
import { hasQueue, roleFacts, serverFacts } from './database-facts-store.ts';
import { sameWording } from '../../documents/prescribed-wording/prescribed-texts.ts';
import { listWaitingWordings } from '../../documents/release-gate/release-store.ts';
import { readWordingStatus } from '../../documents/release-gate/wording-status.ts';
import { openDocuments } from '../../operator/own-documents.ts';
import { listWithheldLanguages, formatWithheldLanguage } from '../../operator/shown-languages.ts';
import { type Finding, finding } from './finding.ts';

interface Given {
  config: Config;
  database: Pick<OpenDatabase, 'db' | 'oneRole'>;
  clock: Clock;
}

/** How the database and what waits in it stand. Changes nothing. */
export async function checkDatabase({ config, database, clock }: Given): Promise<Finding[]> {
  const { db } = database;
  const found: Finding[] = [];
  try {
    found.push(...(await checkServer(db, clock)));
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    return [
      finding('fail', 'database', `It does not answer (${told}): check DATABASE_URL and whether it runs.`),
    ];
  }
  const schema = await checkSchema(db);
  found.push(schema);
  // Of another schema nothing more can be asked.
  if (schema.state === 'fail') return found;
  found.push(await checkRole(config, database));
  const jobs = (await hasQueue(db)) ? await waitingJobs(db) : null;
  found.push(...checkQueue(jobs, clock()), ...checkOutbox(config, await waitingMail(db), clock()));
  found.push(
    await checkSeals(db, clock()),
    await checkWording(db, config),
    await checkOwn(db, config),
    await checkSecret(db, config),
  );
  return found;
}

async function checkServer(db: Database, clock: Clock): Promise<Finding[]> {
  const before = clock();
  const { version, now } = await serverFacts(db);
  const after = clock();
  const name = `PostgreSQL ${Math.floor(version / 10_000)}`;
  return [
    version < 150_000
      ? finding('fail', 'database', `${name}: version 15 or later is needed.`)
      : finding('ok', 'database', `${name} answers.`),
    checkClocks({ before, now, after }),
  ];
}

/** `now` of the database, asked between two moments of this machine. */
export function checkClocks({ before, now, after }: { before: Date; now: Date; after: Date }): Finding {
  const apart = Math.max(0, +before - +now, +now - +after) / 1000;
  if (apart < 2) return finding('ok', 'clock', 'That of the database agrees.');
  const told = `That of the database is ${Math.round(apart)} s apart: let both machines follow a time server.`;
  return finding(apart < 30 ? 'warn' : 'fail', 'clock', told);
}

async function checkSchema(db: Database): Promise<Finding> {
  const applied = await appliedMigrations(db);
  const known = [...migrationTexts().keys()];
  const later = laterMigration(applied);
  if (later !== undefined)
    return finding('fail', 'schema', `It is that of a later release (${later}): run that one.`);
  const missing = known.length - (applied?.length ?? 0);
  return missing > 0
    ? finding('fail', 'schema', `${missing} migration(s) are missing: run \`migrate\`.`)
    : finding('ok', 'schema', `Up to date (${known.at(-1)}).`);
}

async function checkRole({ mode, database }: Config, { db, oneRole }: Given['database']): Promise<Finding> {
  const about = 'database role';
  if (database.kind === 'embedded') return finding('ok', about, 'The embedded database has one.');
  const { changeable, closed } = await roleFacts(db);
  if (closed.length > 0)
    return finding(
      'fail',
      about,
      `It may not read ${closed.join(', ')}: run \`migrate\` with DATABASE_OWNER_URL.`,
    );
  const { superuser } = await serverFacts(db);
  if (superuser && mode === 'production')
    return finding(
      'warn',
      about,
      'It is a superuser, whom nothing is refused: give the service a role of its own.',
    );
  if (oneRole)
    return finding(
      'warn',
      about,
      'One role owns and serves, and only triggers keep what is written once: set DATABASE_OWNER_URL to the owner and let another one serve.',
    );
  return changeable.length > 0
    ? finding('fail', about, `The serving role may change ${changeable.join(', ')}: run \`migrate\`.`)
    : finding('ok', about, 'The serving role changes nothing that is written once.');
}

const minute = 60_000;

function ageOf(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.max(0, Math.floor((+now - +since) / minute));
}

/** `jobs`: null without a queue. */
export function checkQueue(
  jobs: readonly Pick<WaitingJobs, 'oldestSince' | 'failed'>[] | null,
  now: Date,
): Finding[] {
  if (jobs === null) return [finding('warn', 'jobs', 'There is no queue yet: the first start makes it.')];
  const age = Math.max(0, ...jobs.map(({ oldestSince }) => ageOf(oldestSince, now)));
  const failed = jobs.reduce((sum, queue) => sum + queue.failed, 0);
  const waits = `The oldest that is due waits for ${age} minutes`;
  const found =
    age < 10
      ? finding('ok', 'jobs', 'None that is due waits for long.')
      : finding(age < 60 ? 'warn' : 'fail', 'jobs', `${waits}: does a process with ROLE=all or worker run?`);
  return failed === 0
    ? [found]
    : [found, finding('warn', 'jobs', `${failed} failed for good lately: \`jobs list\` shows them.`)];
}

export function checkOutbox(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  { oldestSince }: Pick<Waiting, 'oldestSince'>,
  now: Date,
): Finding[] {
  if (smtpUrl === undefined) return [];
  const age = ageOf(oldestSince, now);
  if (age < 30) return [finding('ok', 'outbox', 'No letter waits for long.')];
  const told = `The oldest letter waits for ${age} minutes: \`mail list\` shows it; see the line on mail, and whether jobs run.`;
  return [finding(age < 240 ? 'warn' : 'fail', 'outbox', told)];
}

/** Sealing happens every minute. */
async function checkSeals(db: Database, now: Date): Promise<Finding> {
  const sealed = (await sealState(db))?.sealed ?? new Date(0);
  const waits = await firstReceived(db, { from: sealed, to: new Date(+now - 10 * minute) });
  return waits === null
    ? finding('ok', 'consent log', 'All answers older than ten minutes are sealed.')
    : finding(
        'fail',
        'consent log',
        `An answer of ${waits.toISOString()} is not sealed: does a process with ROLE=all or worker run?`,
      );
}

async function checkWording(db: Database, { mode }: Config): Promise<Finding> {
  const open = (await readWordingStatus(db)).filter(({ holds }) => holds);
  const about = 'wording';
  if (open.length === 0) return finding('ok', about, 'All that laws prescribe was compared.');
  const waiting = (await listWaitingWordings(db))
    .filter(({ wording }) => wording.some((one) => open.some(({ text }) => sameWording(text, one))))
    .reduce((sum, { agreements }) => sum + agreements, 0);
  const told = `${open.length} prescribed texts were not compared with the official ones, and ${waiting} unfinished agreements carry some: \`texts prescribed\` shows them.`;
  return finding(mode === 'production' ? 'warn' : 'ok', about, told);
}

async function checkOwn(db: Database, config: Config): Promise<Finding> {
  const held = await listWithheldLanguages(db, config);
  const about = 'own documents';
  const open = openDocuments(config).join('; ');
  if (held.length === 0 && open !== '')
    return finding(config.mode === 'production' ? 'warn' : 'ok', about, `${open}.`);
  if (held.length === 0)
    return finding('ok', about, 'None of them waits for an answer or a prescribed text.');
  const bare = held.filter(({ shown }) => shown);
  if (bare.length > 0)
    return finding(
      'fail',
      about,
      `Every language of one carries a text that was not compared, so English is shown nevertheless (${bare.map(formatWithheldLanguage).join('; ')}): compare and release it.`,
    );
  const told = held.map(formatWithheldLanguage).join('; ');
  const waits = `Shown in another language until their texts are released: ${told}.`;
  return finding('warn', about, open === '' ? waits : `${waits} ${open}.`);
}

async function checkSecret(db: Database, { secretKey, dataDir }: Config): Promise<Finding> {
  const secret = existingSecret(secretKey, dataDir);
  const { all, foreign } = await countPasswords(db, secret === null ? '' : pepperId(secret));
  if (secret === null && all === 0)
    return finding('ok', 'secret', 'None yet: `init` or the first start creates it.');
  if (foreign === 0) return finding('ok', 'secret', `It fits the passwords of ${all} accounts.`);
  const told = `${foreign} of ${all} passwords were made under another secret: give back that one, or their owners set new ones by letter.`;
  return finding(foreign === all ? 'fail' : 'warn', 'secret', told);
}
