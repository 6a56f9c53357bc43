import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { complete } from '../../documents/agreements/testing/visitor.ts';
import { databaseEnvironment, type RunningMain, startMain } from '../http/testing/start-main.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-generation-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

interface Reply {
  success: boolean;
  data: {
    agreement_id: string;
    access_token: string;
    status: string;
    languages: { files: { url: string }[] }[];
  };
}

async function call(at: RunningMain, path: string, body?: object, token?: string): Promise<Reply['data']> {
  const reply = await fetch(`${at.origin}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { 'x-agreement-token': token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { success, data } = (await reply.json()) as Reply;
  expect(success).toBe(true);
  return data;
}

test('files whose rendering was killed are rendered after the next start, without a request', async () => {
  const environment = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ...databaseEnvironment(await freshDatabaseSettings()),
  };
  await using first = await startMain({ ...environment, FAILPOINT: 'render-file:kill@3' });
  const made = await call(first, '/agreement/new', {
    request_id: randomUUID(),
    type: 'TEST',
    answers: complete,
  });
  const { agreement_id: id, access_token: token } = made;
  await call(first, '/agreement/generate-files', { agreement_id: id }, token);
  expect(await first.ended).toBeNull();

  await using second = await startMain(environment);
  const details = () => call(second, `/agreement/public-download-details/${id}`, undefined, token);
  expect(await details()).toMatchObject({ status: 'generating', languages: [{ files: [{}, {}] }] });
  let download = await details();
  while (download.status === 'generating') {
    await sleep(1500);
    download = await details();
  }
  expect(download.status).toBe('ready');
  const files = download.languages.flatMap((language) => language.files);
  expect(files).toHaveLength(5);
  for (const { url } of files) expect((await fetch(url)).status).toBe(200);
}, 300_000);
