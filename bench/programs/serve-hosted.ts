/** `serve-hosted.ts DATA_DIR` or `serve-hosted.ts postgres://…`: one agreement, live, in a database. */
import { fileURLToPath } from 'node:url';
import { systemClock } from '../../packages/server/src/platform/clock.ts';
import { hashToken, newId } from '../../packages/server/src/platform/database/ids.ts';
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import { changeAgreement } from '../../packages/server/src/documents/records/agreement-store.ts';
import { insertServedVersion } from '../../packages/server/src/documents/records/served-version-store.ts';
import { insertVersion } from '../../packages/server/src/documents/records/version-store.ts';
import { serveHostedPages } from '../../packages/server/src/documents/hosted/routes.ts';
import { makeAgreement, someHash, someTime } from '../../packages/server/src/testing/factories.ts';
import { policyFixture } from '../../packages/documents/src/testing/policy-fixture.ts';
import { answerEach } from '../program.ts';
import { serveProduct } from './product-server.ts';

const [place = ''] = process.argv.slice(2);
const opened = await openDatabase(
  place.startsWith('postgres:') ? { kind: 'postgres', url: place } : { kind: 'embedded', dataDir: place },
  () => {},
);
if (!opened.ok) throw new Error(opened.holder);
const { database } = opened;
const { db } = database;
await database.migrate();
const agreement = await makeAgreement(db, { status: 'finalized', access_token_hash: hashToken(newId()) });
const versionId = newId();
await db.transaction().execute(async (trx) => {
  await insertVersion(trx, {
    id: versionId,
    agreementId: agreement.id,
    number: 1,
    questionnaireVersion: 1,
    lawCatalogueVersion: '1',
    library: null,
    clauseVersions: {},
    answers: {},
    scope: { languages: ['de'], laws: [], paidClauses: [], free: true },
    said: { siteName: 'Example Shop', siteAddress: 'https://shop.example', deliveryEmail: null },
    origin: 'generated',
    restoredFrom: null,
    wording: null,
    hash: someHash,
    documents: [
      {
        language: 'de',
        document: policyFixture('de'),
        clauses: [],
        generated: null,
        sourceHashes: {},
        hash: someHash,
      },
    ],
    now: someTime,
  });
  await insertServedVersion(trx, { agreementId: agreement.id, versionId, now: someTime });
  await changeAgreement(trx, agreement.id, {
    status: 'finalized',
    currentVersionId: versionId,
    newRevision: false,
    now: someTime,
  });
});
const origin = 'http://127.0.0.1';
const build = fileURLToPath(new URL('../../packages/web/build', import.meta.url));
const port = await serveProduct(
  (app) =>
    serveHostedPages(app, {
      db,
      clock: systemClock,
      publicUrl: origin,
      documentsUrl: origin,
      operatorName: 'Clausewright',
    }),
  build,
);
answerEach(async () => `${origin}:${port}/live/${agreement.live_token}`);
