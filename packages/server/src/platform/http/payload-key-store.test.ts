import { expect, test } from 'vitest';
import { newId } from '../database/ids.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createPayloadKeyStore } from './payload-key-store.ts';
import { createPayloadKeys } from './payload-keys.ts';

const database = useTestDatabase();

test('two processes starting at once end with the same key, and a restart keeps it', async () => {
  const clock = fakeClock();
  const open = () => createPayloadKeys(createPayloadKeyStore(database.db, 'standalone'), clock, newId);
  const [one, two] = await Promise.all([open().current(), open().current()]);
  expect(one).toEqual(two);
  const restarted = open();
  expect(await restarted.current()).toEqual(one);
  expect(await restarted.find(one.keyId)).not.toBeNull();
});

test('the payload key has a 3072 bit modulus, and its private half is never exposed', async () => {
  const keys = createPayloadKeys(createPayloadKeyStore(database.db, 'standalone'), fakeClock(), newId);
  const { keyId, jwk } = await keys.current();
  expect(Object.keys(jwk).toSorted()).toEqual(['e', 'kty', 'n']);
  expect(Buffer.from(jwk.n, 'base64url')).toHaveLength(3072 / 8);
  expect(await keys.find(keyId)).toMatchObject({
    extractable: false,
    algorithm: { name: 'RSA-OAEP', modulusLength: 3072, hash: { name: 'SHA-256' } },
  });
});

test('each mode has its own key', async () => {
  const clock = fakeClock();
  const standalone = createPayloadKeys(createPayloadKeyStore(database.db, 'standalone'), clock, newId);
  const production = createPayloadKeys(createPayloadKeyStore(database.db, 'production'), clock, newId);
  const { keyId } = await standalone.current();
  expect((await production.current()).keyId).not.toBe(keyId);
  clock.advance(2000);
  expect(await production.find(keyId)).toBeNull();
});

test('a rotation retires the old key and keeps it for the overlap', async () => {
  const clock = fakeClock();
  const keys = createPayloadKeys(createPayloadKeyStore(database.db, 'development'), clock, newId);
  const before = await keys.current();
  clock.advance(1000);
  const after = await keys.rotate();
  expect(after.keyId).not.toBe(before.keyId);
  expect(await keys.find(before.keyId)).not.toBeNull();
});
