/** Starts everything that this process does on its database: jobs, calls, pages, hosted documents. */
import { defaultPrices } from '@clausewright/library/clauses';
import { PdfRenderer } from '@clausewright/documents';
import type { FastifyInstance } from 'fastify';
import { deleteUnconfirmedAccounts } from './personal-data/delete-unconfirmed-accounts.ts';
import { renderFiles } from './documents/agreements/render-files.ts';
import { serveBanners } from './consent/banner/routes.ts';
import { productPorts } from './product-ports.ts';
import { loadProviders, type ProvidersOf } from './billing/providers/configured-providers.ts';
import { startBillingWork } from './billing/start-billing-work.ts';
import type { BillingPorts } from './billing/ports.ts';
import type { InvoicePorts } from './billing/invoices/invoice-file.ts';
import { currentPrices, putPricesInForce } from './platform/prices/price-store.ts';
import { watchPrices } from './platform/prices/watch-prices.ts';
import { putVatRatesInForce } from './billing/tax/rate-store.ts';
import { serveCommands } from './operations/cli/command-socket.ts';
import { commands } from './operations/cli/commands.ts';
import { runCommand } from './operations/cli/run-command.ts';
import { systemClock } from './platform/clock.ts';
import {
  processCancellation,
  processWaitingCancellations,
} from './statutory-functions/cancellations/process-cancellation.ts';
import { removeOldNotices } from './statutory-functions/cancellations/removal-store.ts';
import { type Config, withPort } from './platform/config/config.ts';
import { startLogWork } from './consent/consent-log/start-log-work.ts';
import { bringUpToDate } from './platform/database/bring-up-to-date.ts';
import { isReady } from './platform/database/is-ready.ts';
import { isDatabaseUnavailable } from './platform/database/database-error.ts';
import { newId } from './platform/database/ids.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { buildHealthServer } from './platform/http/build-health-server.ts';
import { buildServer } from './platform/http/build-server.ts';
import { freePort } from './platform/http/free-port.ts';
import { listen } from './platform/http/listen.ts';
import { isForOwnMachine, isLoopbackAddress } from './platform/network/own-machine.ts';
import type { createLog } from './platform/http/log.ts';
import { createPayloadKeyStore } from './platform/http/payload-key-store.ts';
import { webBuildPath } from './platform/http/pages/web-build.ts';
import { createPayloadKeys } from './platform/http/payload-keys.ts';
import { stopServer } from './platform/http/stop-server.ts';
import { instanceSecret } from './platform/instance-secret.ts';
import { removeAbandonedAgreements } from './documents/records/abandoned-agreements-store.ts';
import { type Enqueue, type Jobs, type OnJobError, startJobs } from './platform/jobs/start-jobs.ts';
import { startLibraryWork } from './documents/library-updates/start-library-work.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { isOutboxEnabled } from './platform/mail/outbox-routes.ts';
import { maintenanceSince } from './platform/maintenance/maintenance-store.ts';
import { countAlert } from './billing/alert-counter.ts';
import { serveMetrics } from './operations/metrics/metrics-server.ts';
import { watchMaintenance } from './platform/maintenance/watch-maintenance.ts';
import { openDocuments } from './operator/own-documents.ts';
import {
  type WithheldLanguage,
  listWithheldLanguages,
  formatWithheldLanguage,
} from './operator/shown-languages.ts';
import { exitWithError } from './exit-with-error.ts';
import { createRoutePorts } from './route-ports.ts';
import { countAllStates } from './website-pages/compare-websites.ts';
import { startWebhookWork } from './webhooks/start-webhook-work.ts';
import { removeOldDeliveries } from './webhooks/message-store.ts';
import { startScanWork } from './scans/start-scan-work.ts';
import { serveRoutes } from './serve-routes.ts';
import { removeExpired } from './customers/sessions/expired-rows-store.ts';
import { findCallers } from './customers/api-keys/find-callers.ts';
import { readWordingStatus } from './documents/release-gate/wording-status.ts';
import { remindOwners } from './statutory-functions/requests/remind-owners.ts';
import { emptyExpiredFiles } from './statutory-functions/requests/files/file-store.ts';
import { tellUnconfirmed } from './statutory-functions/requests/tell-unconfirmed.ts';
import { removeOldRequests } from './statutory-functions/requests/removal-store.ts';
import { removeOldDeclarations } from './statutory-functions/withdrawals/removal-store.ts';
import { sendMail, type SendingPorts, sweepOutbox } from './platform/mail/send-mail.ts';
import { termsAttachments } from './operator/terms-attachments.ts';

type Log = ReturnType<typeof createLog>;

/** What each part of the work means for a process. */
const roles = {
  all: { serves: 'all', works: true, does: 'is running at' },
  web: { serves: 'all', works: false, does: 'is running, without jobs, at' },
  consent: { serves: 'banners', works: false, does: 'serves banners at' },
  worker: { serves: 'health', works: true, does: 'works at jobs; its health is at' },
  scanner: { serves: 'health', works: false, does: 'looks at websites; its health is at' },
} as const satisfies Record<Config['role'], { serves: string; works: boolean; does: string }>;

/** What the start prints; the one place that speaks to a person and not to a log. */
function announce(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Everything after the database; it is closed with the rest, or at once where the start is refused. */
export async function startProduct(given: Config, database: OpenDatabase, log: Log): Promise<void> {
  const config = given.port === 0 ? withPort(given, await freePort(given.host)) : given;
  const { serves, works } = roles[config.role];
  const onError: OnJobError = (error, at) => log.error({ err: error, ...at }, 'background fault');
  // What was started last ends first.
  const parts = new AsyncDisposableStack();
  parts.defer(() => database.close());
  const upToDate = await bringUpToDate(database);
  if (!upToDate.ok) {
    await parts.disposeAsync();
    return exitWithError(upToDate.reason, 1);
  }
  const builtIn = { ...defaultPrices, currency: config.currency };
  await putPricesInForce(database.db, { own: config.priceTable, builtIn }, systemClock());
  await putVatRatesInForce(database.db);
  const pdf = parts.use(new PdfRenderer({ warn: (warning) => log.warn({ warning }, 'pdf') }));
  const mailer = parts.use(createMailer(config));
  const jobs = await startJobs(database.engine, { onError, maintain: works });
  parts.defer(() => jobs.stop());
  const alert: BillingPorts['alert'] = (about) => {
    countAlert({ what: about.what });
    log.error(about, 'a payment needs the operator');
  };
  const providersOf = await loadProviders(config.payments);
  const ports = billingPortsOf(config, database, { enqueue: jobs.enqueue, alert, providersOf });
  if (works) {
    const { db } = database;
    const attachments = termsAttachments({ db, pdf });
    const sending = { db, clock: systemClock, enqueue: jobs.enqueue, log, mailer, attachments };
    await startWork(jobs, sending, pdf);
    await startBillingWork(jobs, ports, () => processWaitingCancellations(ports));
    await jobs.work('settle-cancellation', ({ notice_id: id }) => processCancellation(ports, id));
    await jobs.work('remind-requests', async () => {
      await remindOwners(ports);
      await tellUnconfirmed(ports);
    });
    await jobs.work('count-website-states', (_, { signal }) => countAllStates(ports, signal));
    await startLibraryWork(jobs, ports);
    const { consentMonths: months, dataDir, timestamps } = config;
    await startLogWork(jobs, { ...ports, months, dataDir, timestamps, log });
  }
  if (works) await startWebhookWork(jobs, { ...ports, config });
  await startScanWork(jobs, { ...ports, config });
  const context = { config, database, enqueue: jobs.enqueue, clock: systemClock, alert };
  const socket = await serveCommands(config.dataDir, (words) => runCommand(commands, context, words));
  parts.defer(async () => socket?.close());
  const ready = () => isReady(database.db);
  const app =
    serves === 'health'
      ? buildHealthServer({ config, clock: systemClock, log, ready })
      : await buildApp(config, log, { ...ports, pdf });
  const listening = await listen(app, config);
  if (!listening.ok) {
    await parts.disposeAsync();
    return exitWithError(listening.reason, 1);
  }
  const metrics =
    config.metrics && (await serveMetrics(config.metrics, { database, works, clock: systemClock }));
  if (metrics?.ok === false) {
    await parts.disposeAsync();
    return exitWithError(metrics.reason, 1);
  }
  if (metrics !== undefined) parts.defer(() => metrics.close());
  const drainMs = config.mode === 'production' ? 3000 : 0;
  parts.defer(() => stopServer(app, systemClock, { drainMs, limitMs: 10_000 }));
  announce(await greeting(config, database, metrics?.address));

  const stop = stopOnce(() => parts.disposeAsync());
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  void database.failed.then(() => {
    log.fatal('the database ended unasked');
    process.exit(1);
  });
}

async function greeting(
  config: Config,
  { db, oneRole }: OpenDatabase,
  metrics: string | undefined,
): Promise<string[]> {
  const { mode, dataDir, role } = config;
  const embedded = config.database.kind === 'embedded';
  const addresses = {
    all: config.publicUrl,
    banners: config.consentUrl,
    health: `http://localhost:${config.port}/readyz`,
  };
  const address = addresses[roles[role].serves];
  return [
    `${config.operator.name} ${roles[role].does} ${address}`,
    `  Mode:     ${mode}${config.payments.sandbox ? ' (test payments: no money is charged)' : ''}`,
    `  Database: ${embedded ? `embedded, in ${dataDir}` : 'PostgreSQL'}`,
    ...(oneRole && !embedded
      ? ['  The service uses the role that owns the database: only triggers protect write-once records.']
      : []),
    ...(isLoopbackAddress(config.host) ? ['  Network:  only this machine; HOST=:: opens it to others'] : []),
    ...(roles[role].serves === 'all' && isOutboxEnabled(config) ? [toldOutbox(config)] : []),
    ...(roles[role].serves === 'all' ? openDocuments(config).map((line) => `  Legal:    ${line}`) : []),
    ...(mode === 'production' ? await toldInProduction(db) : []),
    ...(roles[role].serves === 'all' ? (await listWithheldLanguages(db, config)).map(toldHeld) : []),
    ...(metrics === undefined ? [] : [`  Metrics:  ${metrics}`]),
    '  Stop with Ctrl+C; nothing is lost.',
  ];
}

function toldOutbox(config: Config): string {
  const where = isForOwnMachine(config)
    ? `see ${config.publicUrl}/outbox on this machine`
    : 'and /outbox is closed, because PUBLIC_URL is not local to this machine';
  return `  E-mails:  not sent (no SMTP_URL), ${where}`;
}

/** Elsewhere nobody relies on a document yet. */
async function toldInProduction(db: OpenDatabase['db']): Promise<string[]> {
  const { length } = (await readWordingStatus(db)).filter(({ holds }) => holds);
  return length === 0
    ? []
    : [`  Texts:    ${length} prescribed texts hold documents back, see \`texts prescribed\``];
}

function toldHeld(held: WithheldLanguage): string {
  const what = held.shown ? 'shown although not compared' : 'not shown, because not compared';
  return `  Legal:    ${what}: ${formatWithheldLanguage(held)}`;
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
  await jobs.work('remove-expired', async () => {
    await removeExpired(db, systemClock());
    await removeOldDeliveries(db, systemClock());
    await removeOldDeclarations(db);
    await removeOldRequests(db);
    await emptyExpiredFiles(db, systemClock());
    await removeOldNotices(db);
    await deleteUnconfirmedAccounts({ db, clock: systemClock });
  });
}

function billingPortsOf(
  config: Config,
  { db }: OpenDatabase,
  { enqueue, ...given }: { enqueue: Enqueue; alert: BillingPorts['alert']; providersOf: ProvidersOf },
): BillingPorts {
  const { mode, publicUrl, documentsUrl, operator } = config;
  const secret = instanceSecret(config.secretKey, config.dataDir);
  const clock = systemClock;
  return {
    ...productPorts(config, { db, clock, publicUrl }, given),
    db,
    clock,
    enqueue,
    mode,
    secret,
    publicUrl,
    documentsUrl,
    operatorName: operator.name,
  };
}

async function buildApp(
  config: Config,
  log: Log,
  billing: BillingPorts & InvoicePorts,
): Promise<FastifyInstance> {
  const { db } = billing;
  const whole = roles[config.role].serves === 'all';
  const ports = createRoutePorts(config, billing);
  const payloadKeys = createPayloadKeys(createPayloadKeyStore(db, config.mode), systemClock, newId);
  await payloadKeys.current();
  return buildServer(
    {
      config,
      clock: systemClock,
      log,
      payloadKeys,
      ...findCallers(db, systemClock),
      ready: () => isReady(db),
      inMaintenance: watchMaintenance(
        async () => config.maintenance || (await maintenanceSince(db)) !== null,
        systemClock,
      ),
      isUnavailable: isDatabaseUnavailable,
      // The embedded database has one process, which counts in memory.
      sharedCount:
        config.database.kind === 'embedded'
          ? undefined
          : { db, secret: billing.secret, isUnavailable: isDatabaseUnavailable },
      webBuild: webBuildPath(config),
      pricesInForce: watchPrices(() => currentPrices(db, systemClock()), systemClock),
      payPageSources: ports.providers.offered.map(({ contentSources }) => contentSources),
    },
    (server) => (whole ? serveRoutes(server, ports, config) : serveBanners(server, ports, config)),
    { pages: whole },
  );
}
