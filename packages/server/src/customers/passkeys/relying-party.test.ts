import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test.each([
  ['https://clausewright.example', 'clausewright.example'],
  ['https://docs.shop.example:8443', 'docs.shop.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://app.localhost:3000', 'app.localhost'],
  ['http://clausewright.example', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::7]', undefined],
  ['http://localhost.example', undefined],
])('%s has passkeys for %s', (publicUrl, id) => {
  expect(relyingParty(publicUrl)?.id).toBe(id);
});
