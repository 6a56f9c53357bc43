// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { useFailureText } from './outcome-text.ts';
import { isCode, type Failure } from './outcome.ts';
import { hookInApp, words } from './testing/in-app.tsx';

const messages = [
  { code: 'required', value: 'The name is missing.', field: 'name' },
  { code: 'busy', value: 'Later.' },
] as const;

test.each<[Failure, string]>([
  [{ ok: false, reason: 'app-down' }, words('error.request.app-down')],
  [{ ok: false, reason: 'server-error' }, words('error.request.server-error')],
  [{ ok: false, reason: 'refused', messages: [...messages] }, 'The name is missing.\nLater.'],
  [{ ok: false, reason: 'refused', messages: [] }, words('error.request.failed')],
  [{ ok: false, reason: 'limited', retryAfter: 3, messages: [] }, words('error.request.limited')],
  [{ ok: false, reason: 'limited', retryAfter: 3, messages: [messages[1]] }, 'Later.'],
])('the words of %o', (failure, text) => {
  expect(hookInApp(useFailureText).result.current(failure)).toBe(text);
});

test('a code is looked for among all messages', () => {
  const failure: Failure = { ok: false, reason: 'refused', messages: [...messages] };
  expect(isCode(failure, 'busy')).toBe(true);
  expect(isCode(failure, 'not-found')).toBe(false);
  expect(isCode({ ok: false, reason: 'server-error' }, 'busy')).toBe(false);
});
