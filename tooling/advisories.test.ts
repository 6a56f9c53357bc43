import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs the check against a registry that answers like this. */
async function checkedAt(answer: RequestListener): Promise<{ code: number; said: string }> {
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  // npm remembers advisories: what this registry makes up must not stay.
  const cache = mkdtempSync(join(tmpdir(), 'advisories-'));
  const command = ['tooling/check-advisories.ts', `--registry=http://127.0.0.1:${port}`, `--cache=${cache}`];
  const result = await new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
  registry.close();
  rmSync(cache, { recursive: true, force: true });
  return result;
}

/** A registry that knows one advisory, about every version of a package. */
const knowing =
  (name: string, severity: string): RequestListener =>
  (request, response) => {
    const advisory = {
      id: 1,
      title: 'Bad',
      url: 'https://example.org/1',
      severity,
      vulnerable_versions: '*',
    };
    const asked = decodeURIComponent(request.url?.slice(1) ?? '');
    const versions = { '1.0.0': { name: asked, version: '1.0.0' } };
    const packument = { name: asked, 'dist-tags': { latest: '1.0.0' }, versions };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.method === 'POST' ? { [name]: [advisory] } : packument));
  };

test('a runtime package with a high severity advisory is rejected by name', async () => {
  expect(await checkedAt(knowing('fastify', 'high'))).toEqual({
    code: 1,
    said: expect.stringMatching(/^fastify \*: Bad \(high\), https:\/\/example\.org\/1\n$/u),
  });
});

test('lower severities and development packages are accepted', async () => {
  expect(await checkedAt(knowing('fastify', 'moderate'))).toEqual({ code: 0, said: '' });
  expect(await checkedAt(knowing('vitest', 'critical'))).toEqual({ code: 0, said: '' });
});

test('a registry without advisory support is reported in one line, and passes', async () => {
  const said = expect.stringMatching(/^The registry says nothing of known vulnerabilities.*\n$/u);
  const refusing: RequestListener = (_, response) => void response.writeHead(405).end();
  expect(await checkedAt(refusing)).toEqual({ code: 0, said });
  expect(await checkedAt((request) => void request.destroy())).toEqual({ code: 0, said });
});
