import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instanceSecret } from './instance-secret.ts';

test('a single machine creates its secret once, readable by its owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
  const first = instanceSecret(undefined, dataDir);
  expect(first.byteLength).toBeGreaterThanOrEqual(43);
  expect(instanceSecret(undefined, dataDir)).toEqual(first);
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

test('a configured secret overrides the file', () => {
  const secret = instanceSecret('0123456789abcdef0123456789abcdef', '/nowhere');
  expect(new TextDecoder().decode(secret)).toBe('0123456789abcdef0123456789abcdef');
});
