// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, refused, useFakeServer, type Answer } from '../testing/fake-server.ts';
import { hookInApp, pass } from '../testing/in-app.tsx';
import { checkoutFields } from '../testing/samples.ts';
import { useVatCheck } from './use-vat-check.ts';

const server = useFakeServer();
const register = 'POST /customer/check-vies';
const company = checkoutFields({ business: true, country: 'DE', vat_number: 'DE 129 273 398' });

beforeEach(() => {
  vi.useFakeTimers();
});

function check(fields = company) {
  return hookInApp((given: typeof company) => useVatCheck(given), { props: fields });
}

test('a number is looked up once nobody types any more, without its prefix', async () => {
  server.on(register, answered({ valid: true, name: 'Acme GmbH' }));
  const { result, rerender } = check(checkoutFields({ ...company, vat_number: '12927339' }));
  await pass(400);
  rerender(company);
  await pass(400);
  expect(result.current[0]).toEqual({ state: 'checking' });
  expect(server.asked).toEqual([]);
  await pass(100);
  expect(result.current[0]).toEqual({ state: 'valid', name: 'Acme GmbH' });
  expect(server.asked.map(({ body }) => body)).toEqual([{ country: 'DE', vat_number: '129273398' }]);
});

test.each<[string, Answer, string]>([
  ['does not know it', answered({ valid: false, name: null }), 'invalid'],
  ['does not answer', answered({ valid: 'unknown', name: null }), 'unknown'],
  ['belongs to another country', refused({ code: 'wrong-format', field: 'vat_number' }), 'invalid'],
])('where the register %s', async (_, answer, state) => {
  server.on(register, answer);
  const { result } = check();
  await pass(500);
  expect(result.current[0]).toEqual({ state });
});

test('where our own server fails VAT is charged, as if the register were silent', async () => {
  server.cut();
  const { result } = check();
  await pass(500);
  expect(result.current[0]).toEqual({ state: 'unknown' });
});

test.each([
  ['a consumer', { ...company, business: false }],
  ['a company outside of the EU', { ...company, country: 'US' }],
  ['a number that is too short', { ...company, vat_number: 'DE1292733' }],
])('of %s nothing is asked', async (_, fields) => {
  const { result } = check(fields);
  await pass(1000);
  expect(result.current[0]).toEqual({ state: 'none' });
  expect(server.asked).toEqual([]);
});

test('two digits are enough in Romania', async () => {
  server.on(register, answered({ valid: true, name: null }));
  const { result } = check({ ...company, country: 'RO', vat_number: 'RO12' });
  await pass(500);
  expect(result.current[0]).toEqual({ state: 'valid', name: '' });
});

test('the register can be asked again for the same number', async () => {
  server.on(register, answered({ valid: 'unknown', name: null }));
  const { result } = check();
  await pass(500);
  server.on(register, answered({ valid: true, name: 'Acme' }));
  act(() => result.current[1]());
  expect(result.current[0]).toEqual({ state: 'checking' });
  await pass(500);
  expect(result.current[0]).toEqual({ state: 'valid', name: 'Acme' });
});
