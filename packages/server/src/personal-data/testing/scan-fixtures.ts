import type { ScanProgress, ScanResult } from '@clausewright/contract';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database } from '../../platform/database/schema.ts';
import { someTime } from '../../testing/factories.ts';
import { countStates } from '../../websites/counted-state-store.ts';

/** A look at a website of an account; `say` names a column with the mark. */
export async function insertScanFixture(
  db: Database,
  ownerId: string,
  say: (column: string) => string,
): Promise<void> {
  const progress: ScanProgress = { pass: 'gpc', page: 1, pages: 1, url: say('scan-page'), hosts: [] };
  const result: ScanResult = {
    browser: '',
    pages: [{ url: say('scan-result'), title: '', language: '', limits: [] }],
    passes: [],
    limits: [],
    services: [],
    own: [],
    forms: [],
    findings: [],
  };
  const websiteId = newId();
  await db
    .insertInto('websites')
    .values({
      id: websiteId,
      owner_id: ownerId,
      kind: 'website',
      name: `${say('website')}.example`,
      proof_token: say('proof-token-of-a-website'),
      facts: json({ company: say('website-facts') }),
      created_at: someTime,
    })
    .execute();
  await db
    .insertInto('scans')
    .values({
      id: newId(),
      owner_id: ownerId,
      website_id: websiteId,
      address: `https://${say('scanned')}.example/`,
      state: 'done',
      progress: json(progress),
      result: json(result),
      changes: json({
        since: someTime.toISOString(),
        services: { new: [say('changed-service')], gone: [] },
        findings: { new: [], gone: [] },
      }),
      evidence: new TextEncoder().encode(say('evidence-file')),
      observation: new TextEncoder().encode(say('observed')),
      created_at: someTime,
      finished_at: someTime,
      expires_at: someTime,
    })
    .execute();
  await countStates(db, ownerId);
  await db.insertInto('website_changes').values({ website_id: websiteId, owner_id: ownerId }).execute();
}
