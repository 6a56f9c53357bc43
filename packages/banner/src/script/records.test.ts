import type { CoreConfig } from '@clausewright/contract/banner';
import { expect, onTestFinished, test, vi } from 'vitest';
import { send } from './records.ts';

test('permanently rejected records are dropped, temporarily rejected ones are retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const replies = [429, 503, 500, 502, 202, 400, 403, 413, 415, 202];
  const sent: string[] = [];
  using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, request) => {
    const { id } = JSON.parse(request?.body as string) as { id: string };
    sent.push(id.slice(-1));
    const status = replies[sent.length - 1] ?? 500;
    return new Response(null, { status });
  });
  let lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((end) =>
    JSON.stringify({ at: 1_767_225_600_000, visitor: `0198c0de-0000-4000-8000-00000000000${end}` }),
  );
  send({ origin: 'http://consent.example', site: 'x' } as CoreConfig, (change) => {
    if (change) lines = change(lines);
    return lines;
  });
  while (lines.length > 0) await vi.runOnlyPendingTimersAsync();
  // The first waits until it is taken, each of the others is asked about once.
  expect(sent).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'c', 'd', 'e', 'f']);
});
