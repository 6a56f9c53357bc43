/** Starts everything that this process serves: database, jobs, calls, pages, hosted documents. */
import { fileURLToPath } from 'node:url';
import { defaultPrices } from '@clausewright/agreements/clauses';
import { PdfRenderer } from '@clausewright/documents';
import type { FastifyInstance } from 'fastify';
import type { AgreementPorts } from './agreements/ports.ts';
import { renderFiles } from './agreements/render-files.ts';
import { serveAgreementCalls } from './agreements/routes.ts';
import { putPricesInForce } from './billing/price-store.ts';
import { serveTransactionCalls } from './billing/routes.ts';
import { serveCommands } from './cli/command-socket.ts';
import { commands } from './cli/commands.ts';
import { runCommand } from './cli/run-command.ts';
import { systemClock } from './clock.ts';
import { type Config, loadConfig } from './config.ts';
import { isReady } from './database/is-ready.ts';
import { isDatabaseUnavailable } from './database/database-error.ts';
import { newId } from './database/ids.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { serveHostedPages } from './hosted/routes.ts';
import { buildServer } from './http/build-server.ts';
import { createLog } from './http/log.ts';
import { createPayloadKeyStore } from './http/payload-key-store.ts';
import { createPayloadKeys } from './http/payload-keys.ts';
import { stopServer } from './http/stop-server.ts';
import { instanceSecret } from './instance-secret.ts';
import { removeAbandonedAgreements } from './jobs/abandoned-agreements-store.ts';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { outboxIsShown, serveOutbox } from './mail/outbox-routes.ts';
import { sendMail, type SendingPorts, sweepOutbox } from './mail/send-mail.ts';
import { armFailpoints } from './failpoint.ts';

type Log = ReturnType<typeof createLog>;

/** What the start prints; the one place that speaks to a person and not to a log. */
function announce(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function start(config: Config): Promise<void> {
  armFailpoints(config.failpoint);
  const log = createLog(config.logLevel);
  const onError = (error: Error): void => log.error({ err: error }, 'background fault');
  const opened = await openDatabase(config.database, onError);
  if (!opened.ok) {
    process.stderr.write(`The data directory ${config.dataDir} is in use by ${opened.holder}.\n`);
    process.exitCode = 1;
    return;
  }
  const { database } = opened;
  await database.migrate();
  const builtIn = { ...defaultPrices, currency: config.currency };
  await putPricesInForce(database.db, { own: config.priceTable, builtIn }, systemClock());
  const jobs = await startJobs(database.engine, { onError });
  const pdf = new PdfRenderer({ warn: (warning) => log.warn({ warning }, 'pdf') });
  const mailer = mailerOf(config);
  await startWork(jobs, { db: database.db, clock: systemClock, enqueue: jobs.enqueue, log, mailer }, pdf);
  const ports: AgreementPorts = {
    db: database.db,
    clock: systemClock,
    enqueue: jobs.enqueue,
    mode: config.mode,
    secret: instanceSecret(config.secretKey, config.dataDir),
    publicUrl: config.publicUrl,
    documentsUrl: config.documentsUrl,
    operatorName: config.operator.name,
  };
  const app = await serve(config, log, database, ports);
  const context = { config, database, enqueue: jobs.enqueue, clock: systemClock };
  const socket = await serveCommands(config.dataDir, (words) => runCommand(commands, context, words));
  announce([
    `${config.operator.name} is running at ${config.publicUrl}`,
    `  Mode:     ${config.mode}${config.mode === 'production' ? '' : ' (test payments: no money moves)'}`,
    `  Database: ${config.database.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`,
    ...(database.oneRole && config.database.kind === 'postgres'
      ? ['  One database role serves and owns: triggers alone protect what is written once.']
      : []),
    ...(outboxIsShown(config) ? [`  E-mails:  not sent (no SMTP_URL), see ${config.publicUrl}/outbox`] : []),
    '  Stop with Ctrl+C; nothing is lost.',
  ]);

  const stop = stopOnce(async () => {
    await stopServer(app, systemClock, { drainMs: config.mode === 'production' ? 3000 : 0, limitMs: 10_000 });
    await socket?.close();
    await jobs.stop();
    mailer?.[Symbol.dispose]();
    await pdf[Symbol.asyncDispose]();
    await database.close();
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  void database.failed.then(() => {
    log.fatal('the database ended unasked');
    process.exit(1);
  });
}

function stopOnce(work: () => Promise<void>): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    void work().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
}

function mailerOf({ smtpUrl, operator, publicUrl }: Config): Mailer | null {
  if (smtpUrl === undefined) return null;
  const address = operator.email ?? `no-reply@${new URL(publicUrl).hostname}`;
  return openMailer({ smtpUrl, sender: { name: operator.name, address } });
}

async function startWork(jobs: Jobs, sending: SendingPorts, pdf: PdfRenderer): Promise<void> {
  const { db } = sending;
  await jobs.work('generate-files', ({ version_id }) =>
    renderFiles({ db, clock: systemClock, pdf }, version_id),
  );
  await jobs.work('send-mail', ({ outbox_id }) => sendMail(sending, outbox_id));
  await jobs.work('sweep-outbox', () => sweepOutbox(sending));
  await jobs.work('remove-abandoned-agreements', async () => {
    await removeAbandonedAgreements(db, systemClock());
  });
}

async function serve(
  config: Config,
  log: Log,
  database: OpenDatabase,
  ports: AgreementPorts,
): Promise<FastifyInstance> {
  const { db } = database;
  const payloadKeys = createPayloadKeys(createPayloadKeyStore(db, config.mode), systemClock, newId);
  await payloadKeys.current();
  const app = await buildServer(
    {
      config,
      clock: systemClock,
      log,
      payloadKeys,
      ready: () => isReady(db),
      isUnavailable: isDatabaseUnavailable,
      webBuild: fileURLToPath(new URL('../../web/build', import.meta.url)),
    },
    (server) => {
      serveAgreementCalls(server, ports);
      serveTransactionCalls(server, ports);
      serveHostedPages(server, ports);
      serveOutbox(server, { db, config });
    },
  );
  await app.listen({ port: config.port, host: config.host });
  return app;
}

const loaded = loadConfig();
if (loaded.ok) await start(loaded.config);
else {
  process.stderr.write(['The configuration has faults:', ...loaded.faults, ''].join('\n  '));
  process.exitCode = 78;
}
