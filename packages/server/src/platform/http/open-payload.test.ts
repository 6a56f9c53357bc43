import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { createPayloadKeys } from './payload-keys.ts';
import { goodBody, memoryKeyStore, testServer } from './testing/test-server.ts';

const refused = {
  success: false,
  authenticated: false,
  messages: [{ code: 'unreadable-body', value: 'The request could not be read.' }],
};

test('the server opens what the browser seals', async () => {
  await using server = await testServer();
  expect(await server.postSealed(goodBody)).toMatchObject({ status: 200, json: { data: { echo: 'hello' } } });
});

test('any change to a sealed payload gives the same refusal', async () => {
  await using server = await testServer();
  const flip = (name: string, position: number) => (data: Record<string, string>) => {
    const bytes = Buffer.from(data[name] ?? '', 'base64');
    const index = position < 0 ? bytes.length + position : position;
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    data[name] = bytes.toString('base64');
  };
  const changes: ((data: Record<string, string>) => void)[] = [
    ...[0, 15, 16, 20, -16, -1].map((position) => flip('securePayload', position)),
    ...[0, 100, -1].map((position) => flip('secureKey', position)),
    (data) => (data['keyId'] = crypto.randomUUID()),
    (data) => (data['keyId'] = '../../etc/passwd'),
    (data) => (data['securePayload'] = ''),
    (data) => (data['securePayload'] = 'AAAA'),
    (data) => (data['secureKey'] = 'A'.repeat(100_000)),
    (data) => (data['more'] = 'x'),
    (data) => delete data['secureKey'],
  ];
  for (const change of changes) {
    const reply = await server.postSealed(goodBody, change);
    expect(reply.status).toBe(400);
    expect(reply.json).toEqual(refused);
  }
});

test('a rotated key still opens earlier payloads until the overlap is over', async () => {
  const clock = fakeClock();
  const store = memoryKeyStore();
  let count = 0;
  const keys = createPayloadKeys(store, clock, () => `key-${(count += 1)}`);
  const first = await keys.current();
  const second = await keys.rotate();
  expect([first.keyId, second.keyId]).toEqual(['key-1', 'key-2']);
  expect((await keys.current()).keyId).toBe('key-2');
  expect(await keys.find('key-1')).not.toBeNull();
  clock.advance(49 * 3600 * 1000);
  expect(await keys.find('key-1')).toBeNull();
  expect(await keys.find('key-2')).not.toBeNull();
  expect(await keys.find('key-3')).toBeNull();
});

test('a process learns of a rotation by another one', async () => {
  const clock = fakeClock();
  const store = memoryKeyStore();
  const here = createPayloadKeys(store, clock, () => crypto.randomUUID());
  const there = createPayloadKeys(store, clock, () => crypto.randomUUID());
  await here.current();
  clock.advance(2000);
  const rotated = await there.rotate();
  expect(await here.find(rotated.keyId)).not.toBeNull();
  clock.advance(61_000);
  expect((await here.current()).keyId).toBe(rotated.keyId);
});
