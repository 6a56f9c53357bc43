import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Json, twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { databaseEnvironment, type RunningMain, startMain } from '../../platform/http/testing/start-main.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-payment-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function call(at: RunningMain, path: string, body?: object, token?: string): Promise<Json> {
  const reply = await fetch(`${at.origin}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { 'x-agreement-token': token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as Json;
}

const points = ['charge-after-provider', 'finalize-agreement'] as const;

test.each(points)(
  'a process killed at %s recovers on retry, charged once',
  async (point) => {
    const environment = {
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      ...databaseEnvironment(await freshDatabaseSettings()),
    };
    await using first = await startMain({ ...environment, FAILPOINT: `${point}:kill` });
    const made = await call(first, '/agreement/new', {
      request_id: randomUUID(),
      type: 'TEST',
      answers: twoLanguages,
    });
    const { agreement_id: id, access_token: token, costs } = made['data'];
    const order = {
      item_type: 'agreement',
      item_id: id,
      processor: 'sandbox',
      expected_total: costs.total,
      email: 'visitor@shop.example',
    };
    const opened = await call(first, '/transaction/new', order, token);
    await expect(call(first, opened['data'].processing_path, {}, token)).rejects.toThrow('fetch failed');
    expect(await first.ended).toBeNull();

    await using second = await startMain(environment);
    const details = await call(second, `/agreement/details/${id}`, undefined, token);
    expect(details['data'].status).toBe('unfinished');
    const update = {
      request_id: randomUUID(),
      type: 'TEST',
      answers: { ...twoLanguages, owner: 'Neu GmbH' },
      revision: 1,
      edits: 'reset',
    };
    const refused = await call(second, `/agreement/update/${id}`, update, token);
    expect(refused['messages'][0].code).toBe('payment-in-progress');
    const again = await call(second, '/transaction/new', order, token);
    expect(again['data'].transaction_id).toBe(opened['data'].transaction_id);
    for (let press = 0; press < 2; press += 1) {
      const processed = await call(second, again['data'].processing_path, {}, token);
      expect(processed['data']).toEqual({
        status: 'approved',
        next: { action: 'done', path: `/download/${id}` },
      });
    }
    const costsAfter = await call(second, `/agreement/costs/${id}`, {}, token);
    expect(costsAfter['data'].total).toBe(0);
  },
  300_000,
);
