import { expect } from 'vitest';
import { startMain } from '../../../platform/http/testing/start-main.ts';
import { sendCommand } from '../command-socket.ts';
import type { InstanceContents } from './filled-instance.ts';

interface Reply {
  success: boolean;
  token: string;
  data: { languages: { files: { url: string }[] }[] };
}

/** Starts the program and finds everything again: the account by its password, its files, the hosted page, a receipt, the log. */
export async function expectAlive(
  environment: Record<string, string>,
  { email, password, agreement, live, site, visitor }: InstanceContents,
): Promise<void> {
  await using main = await startMain({ NODE_ENV: 'development', ...environment });
  expect(main.origin, main.output()).not.toBe('');
  const call = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const reply = await fetch(`${main.origin}/api/v1${path}`, init);
    const json = (await reply.json()) as Reply;
    expect(json, main.output()).toMatchObject({ success: true });
    return json;
  };
  const { token } = await call('/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await call(`/agreement/public-download-details/${agreement}`, { headers });
  const files = data.languages.flatMap((language) => language.files);
  expect(files).toHaveLength(10);
  for (const { url } of files.slice(0, 2)) expect((await fetch(url)).status).toBe(200);
  const page = await fetch(`${main.origin}${live}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Muster GmbH')]);
  const receipt = await fetch(`${main.origin}/c/${site}/receipt/${visitor}`);
  expect([receipt.status, await receipt.text()]).toEqual([200, expect.stringContaining('"signature"')]);
  const verified = await sendCommand(environment['DATA_DIR'] ?? '', ['consent', 'verify-log']);
  expect(verified).toMatchObject({
    ok: true,
    lines: expect.arrayContaining([expect.stringContaining('answers under them: 6'), 'Everything matches.']),
  });
}
