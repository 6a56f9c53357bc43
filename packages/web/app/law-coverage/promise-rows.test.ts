import { expect, test } from 'vitest';
import { promisesPath, readPromise, withPromise } from './promise-rows.ts';

const planned = { answer: 'planned', by: '2027-01-31' } as const;

test('an answer is read back as it was given, beside those to other promises', () => {
  const one = { [promisesPath]: withPromise({}, 'cancel_button', planned) };
  const both = { [promisesPath]: withPromise(one, 'export_list', { answer: 'done', by: null }) };
  expect(readPromise(both, 'cancel_button')).toEqual(planned);
  expect(readPromise(both, 'export_list')).toEqual({ answer: 'done', by: null });
  expect(readPromise(both, 'telemetry_switch')).toEqual({ answer: null, by: null });
});

test('another answer replaces the one before, with its day', () => {
  const before = { [promisesPath]: withPromise({}, 'cancel_button', planned) };
  const after = withPromise(before, 'cancel_button', { answer: 'no', by: null });
  expect(after).toEqual([{ _id: 'cancel_button', promise: 'cancel_button', promise_state: 'no' }]);
});

test('a stored draft that holds something else counts as not answered', () => {
  for (const value of ['yes', [null], [{ promise: 'cancel_button', promise_state: 'perhaps' }]]) {
    expect(readPromise({ [promisesPath]: value as never }, 'cancel_button')).toEqual({
      answer: null,
      by: null,
    });
  }
});
