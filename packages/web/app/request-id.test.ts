import { expect, test } from 'vitest';
import { newRequestId, newRequestSecret } from './request-id.ts';

test('request ids are distinct random UUIDs of version 4', () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('request secrets are distinct, and valid for the server', () => {
  const secrets = Array.from({ length: 1000 }, newRequestSecret);
  expect(new Set(secrets).size).toBe(1000);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
});
