/** The product in production, inside this process and on the embedded database, for which production has no setting. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfRenderer } from '@clausewright/documents';
import { createBillingPorts } from '../../packages/server/src/operations/cli/billing-ports.ts';
import { systemClock } from '../../packages/server/src/platform/clock.ts';
import { loadConfig } from '../../packages/server/src/platform/config/config.ts';
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import type { Database } from '../../packages/server/src/platform/database/schema.ts';
import { freePort } from '../../packages/server/src/platform/http/free-port.ts';
import { webBuildPath } from '../../packages/server/src/platform/http/pages/web-build.ts';
import { testServer } from '../../packages/server/src/platform/http/testing/test-server.ts';
import { createRoutePorts } from '../../packages/server/src/route-ports.ts';
import { findCallers } from '../../packages/server/src/customers/api-keys/find-callers.ts';
import { serveRoutes } from '../../packages/server/src/serve-routes.ts';

export interface ProductionServer extends AsyncDisposable {
  origin: string;
  db: Database;
  ports: ReturnType<typeof createRoutePorts>;
}

export async function startProduction(): Promise<ProductionServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-'));
  const migrated = process.env['JOURNEYS_DATABASE'];
  if (migrated) cpSync(migrated, join(dataDir, 'postgres'), { recursive: true });
  const port = await freePort('127.0.0.1');
  const origin = `http://localhost:${port}`;
  const loaded = loadConfig({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://serving@db.example/clausewright',
    PUBLIC_URL: origin,
    DOCUMENTS_URL: `http://127.0.0.2:${port}`,
    CONSENT_URL: `http://127.0.0.3:${port}`,
    SMTP_URL: 'smtps://mail.example',
    SECRET_KEY: 'fJ2s0VYw9qLkT4bXn8RzGm6HcAeUoPd1',
    OPERATOR_LEGAL_NAME: 'Muster GmbH',
    OPERATOR_ADDRESS: 'Weg 1, 1010 Wien',
    OPERATOR_EMAIL: 'info@operator.example',
    OPERATOR_COUNTRY: 'AT',
  });
  if (!loaded.ok) throw new Error(loaded.faults.join('\n'));
  const { config } = loaded;
  const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  if (!opened.ok) throw new Error(opened.holder);
  const { database } = opened;
  await database.migrate();
  const pdf = new PdfRenderer();
  const context = { config, database, enqueue: async () => {}, clock: systemClock, alert: () => {} };
  const ports = createRoutePorts(config, { ...(await createBillingPorts(context)), pdf });
  const server = await testServer({
    config,
    webBuild: webBuildPath(config),
    ...findCallers(database.db, systemClock),
    addRoutes: (app) => serveRoutes(app, ports, config),
  });
  await server.app.listen({ host: '127.0.0.1', port });
  return {
    origin,
    db: database.db,
    ports,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await pdf[Symbol.asyncDispose]();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
