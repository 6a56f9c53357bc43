import { expect, test } from 'vitest';
import { newToken } from '../../platform/database/ids.ts';
import { openSuccessor, sealSuccessor } from './seal-successor.ts';

const pair = { token: newToken(), refresh_token: newToken() };

test('only the token under which a pair was sealed opens it', () => {
  const used = newToken();
  const sealed = sealSuccessor(pair, used);
  expect(openSuccessor(sealed, used)).toEqual(pair);
  expect(() => openSuccessor(sealed, newToken())).toThrow();
});

test.each(['', 'o.'])('a pair opens whole whose tokens begin with “%s”', (prefix) => {
  const used = prefix + newToken();
  const tokens = { token: prefix + newToken(), refresh_token: prefix + newToken() };
  expect(openSuccessor(sealSuccessor(tokens, used), used)).toEqual(tokens);
});

test('a tampered pair does not open', () => {
  const used = newToken();
  const sealed = sealSuccessor(pair, used);
  for (let index = 1; index < sealed.length; index += 7) {
    const changed = sealed.map((byte, at) => (at === index ? byte ^ 1 : byte));
    expect(() => openSuccessor(changed, used)).toThrow();
  }
});
