import { startViesFake, type ViesFake } from '@clausewright/fakes/vies';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createVies, type ViesSettings } from './vies-client.ts';

const database = useTestDatabase();
let fake: ViesFake;
const clock = fakeClock();
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  fake = await startViesFake({ clock });
});
beforeEach(() => {
  Object.assign(fake.faults, { mode: 'well', failing: { times: 0, status: 500 } });
  fake.faults.error.times = 0;
});
afterAll(() => fake[Symbol.asyncDispose]());

function vies(more: Partial<ViesSettings> = {}) {
  const seller = { country: 'FR', vat: 'FR40303265045' };
  return createVies({
    url: fake.url,
    db: database.db,
    clock,
    seller,
    backoff: [1, 1],
    timeout: 5000,
    ...more,
  });
}

/** How often the register is asked by what `run` does. */
async function questions(run: () => Promise<unknown>): Promise<number> {
  const before = fake.asked.length;
  await run();
  return fake.asked.length - before;
}

test('a registered number is valid, with the consultation number as proof', async () => {
  fake.register('DE136695976', { name: 'Muster GmbH', address: 'Weg 1, Berlin' });
  expect(await vies()('DE', '136695976')).toEqual({
    valid: true,
    name: 'Muster GmbH',
    address: 'Weg 1, Berlin',
    consultation: expect.stringMatching(/^WAPI/) as string,
  });
  expect(fake.asked.at(-1)).toEqual({
    countryCode: 'DE',
    vatNumber: '136695976',
    requesterMemberStateCode: 'FR',
    requesterNumber: '40303265045',
  });
});

test('three dashes mean no name, and without our own number there is no proof', async () => {
  expect(await vies({ seller: { country: 'FR', vat: undefined } })('GR', '094259216')).toEqual({
    valid: true,
    name: null,
    address: null,
    consultation: null,
  });
  expect(fake.asked.at(-1)).toEqual({ countryCode: 'EL', vatNumber: '094259216' });
});

test.each([
  ['100', true, 1],
  ['200', false, 1],
  ['201', 'unknown', 1],
  ['202', 'unknown', 1],
  ['300', 'unknown', 3],
  ['301', 'unknown', 3],
  ['302', 'unknown', 3],
  ['400', 'unknown', 1],
  ['401', 'unknown', 1],
  ['500', 'unknown', 3],
  ['501', 'unknown', 3],
  ['600', 'unknown', 3],
  ['601', 'unknown', 3],
])('the register’s test number %s is %s after %i requests', async (number, valid, times) => {
  const asked = await questions(async () => {
    expect((await vies()('DE', number)).valid).toBe(valid);
  });
  expect(asked).toBe(times);
});

test('a register that recovers within three requests gives its verdict', async () => {
  fake.faults.failing = { times: 1, status: 503 };
  fake.faults.error = { times: 1, code: 'MS_MAX_CONCURRENT_REQ' };
  expect(await questions(async () => expect((await vies()('DE', '100')).valid).toBe(true))).toBe(3);
});

test.each(['down', 'garbage', 'slow'] as const)('a register that is %s gives no verdict', async (mode) => {
  fake.faults.mode = mode;
  expect(await vies({ timeout: 30 })('DE', '136695976')).toEqual({ valid: 'unknown' });
});

test('a refused connection gives no verdict', async () => {
  expect(await vies({ url: 'http://127.0.0.1:1' })('DE', '136695976')).toEqual({ valid: 'unknown' });
});

test('a valid verdict is cached for a day and survives an outage; invalid and unknown are asked again', async () => {
  const ask = (number: string) => () => vies()('DE', number);
  const first = await vies()('DE', '136695976');
  fake.faults.mode = 'down';
  clock.advance(23 * hour);
  expect(await questions(ask('136695976'))).toBe(0);
  expect(await vies()('DE', '136695976')).toEqual(first);
  clock.advance(2 * hour);
  expect(await vies()('DE', '136695976')).toEqual({ valid: 'unknown' });
  fake.faults.mode = 'well';
  for (const number of ['200', '200', '201', '201']) expect(await questions(ask(number))).toBe(1);
  fake.strike('DE136695976');
  expect(await vies()('DE', '136695976')).toEqual({ valid: false });
});
