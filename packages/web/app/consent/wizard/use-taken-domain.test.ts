// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, useFakeServer } from '../../testing/fake-server.ts';
import { hookInApp, pass } from '../../testing/in-app.tsx';
import { consentCard, logInAs, siteId } from '../../testing/samples.ts';
import { useTakenDomain } from './use-taken-domain.ts';

// They come late, by the clock of the machine.
await Promise.all([import('../../api.ts'), import('../consent-calls.ts')]);

const server = useFakeServer();
const exists = 'POST /privacy-consent/domain-exists';

beforeEach(() => {
  vi.useFakeTimers();
  server.on(exists, ({ body }) => {
    const taken = JSON.stringify(body).includes('shop.example');
    return answered({ exists: taken, domain: taken ? 'shop.example' : null });
  });
  server.on('GET /privacy-consent/list', answered({ consents: [consentCard()] }));
});

function type(site: string) {
  return hookInApp((typed: string) => useTakenDomain(typed), { props: site });
}

test('a domain that has a banner is told with the way to it', async () => {
  logInAs();
  const { result } = type('https://shop.example/');
  await pass(399);
  expect(server.asked).toEqual([]);
  await pass(100);
  expect(result.current).toEqual({
    domain: 'shop.example',
    path: `/profile/privacy-consents/vendors/${siteId}`,
  });
});

test('where it is a domain of another banner the way leads to the list', async () => {
  logInAs();
  server.on('GET /privacy-consent/list', answered({ consents: [] }));
  const { result } = type('shop.example');
  await pass(500);
  expect(result.current?.path).toBe('/profile/privacy-consents');
});

test('what was said of one address is not said of the next', async () => {
  logInAs();
  const { result, rerender } = type('shop.example');
  await pass(500);
  rerender('other.example');
  expect(result.current).toBeNull();
  await pass(500);
  expect(result.current).toBeNull();
  expect(server.callsOf(exists)).toHaveLength(2);
});

test.each([
  ['a visitor', null, 'shop.example'],
  ['an account that is not confirmed', { confirmed: false }, 'shop.example'],
  ['what is no address', {}, 'shop'],
])('of %s nothing is asked', async (_, who, site) => {
  if (who !== null) logInAs(who);
  const { result } = type(site);
  await pass(1000);
  expect([result.current, server.asked]).toEqual([null, []]);
});

test('a server that does not answer says nothing of the domain', async () => {
  logInAs();
  server.on(exists, { status: 500 });
  const { result } = type('shop.example');
  await pass(1000);
  expect(result.current).toBeNull();
});
