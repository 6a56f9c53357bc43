import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** A log whose commits last until they are let go, in the order in which they began. */
function heldLog({ lanes = 1, worthALane = 1, mostWaiting = 100, mostAtOnce = 100 } = {}) {
  const begun: { rows: readonly string[]; lane: number }[] = [];
  const held: PromiseWithResolvers<void>[] = [];
  const log = groupCommit<string>({
    async commit(rows, lane) {
      begun.push({ rows, lane });
      const hold = Promise.withResolvers<void>();
      held.push(hold);
      await hold.promise;
      if (rows.includes('broken')) throw new Error('a row is broken');
    },
    lanes,
    worthALane,
    mostWaiting,
    mostAtOnce,
    isHopeless: (error) => error instanceof Error && error.message === 'away',
  });
  return { log, begun, held, batches: () => begun.map(({ rows }) => rows.join('')) };
}
/** All that is ready by now has run. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('one batch is written at a time, and arrivals meanwhile form the next, in order', async () => {
  const { log, held, batches } = heldLog({ mostAtOnce: 3 });
  const settled: string[] = [];
  const write = (row: string) => void log.write(row)?.then(() => settled.push(row));
  write('a');
  write('b');
  await turn();
  for (const row of ['c', 'd', 'e', 'f']) write(row);
  await turn();
  expect([batches(), log.waiting, settled]).toEqual([['ab'], 6, []]);
  held[0]?.resolve();
  await turn();
  expect([batches(), settled]).toEqual([
    ['ab', 'cde'],
    ['a', 'b'],
  ]);
  held[1]?.resolve();
  await turn();
  held[2]?.resolve();
  await turn();
  expect([batches(), log.waiting, settled.join('')]).toEqual([['ab', 'cde', 'f'], 0, 'abcdef']);
});

test('each lane has one commit at a time and its own number', async () => {
  const { log, begun, held } = heldLog({ lanes: 2, mostAtOnce: 1 });
  for (const row of ['a', 'b', 'c', 'd']) void log.write(row);
  await turn();
  expect(begun.map(({ lane }) => lane)).toEqual([0, 1]);
  held[1]?.resolve();
  await turn();
  expect(begun.map(({ rows: [row], lane }) => [row, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 1],
  ]);
  held[0]?.resolve();
  await turn();
  expect(begun.at(-1)).toEqual({ rows: ['d'], lane: 0 });
});

test('a second lane opens only for enough rows to be worth a commit', async () => {
  const { log, batches } = heldLog({ lanes: 2, worthALane: 3 });
  for (const rows of ['a', 'bc', 'd', 'e']) {
    for (const row of rows) void log.write(row);
    await turn();
  }
  expect([batches(), log.waiting]).toEqual([['a', 'bcd'], 5]);
});

test('rejects rows beyond the limit at once until there is room again', async () => {
  const { log, held } = heldLog({ mostWaiting: 2 });
  const [one, two, three] = [log.write('a'), log.write('b'), log.write('c')];
  expect([three, log.waiting]).toEqual([null, 2]);
  await turn();
  expect(log.write('d')).toBeNull();
  held[0]?.resolve();
  await Promise.all([one, two]);
  await turn();
  expect(log.write('e')).not.toBeNull();
});

test('a row that breaks its batch fails alone', async () => {
  const { log, held, batches } = heldLog();
  const rows = ['a', 'b', 'broken', 'c', 'd'];
  const ends = Promise.allSettled(rows.map(async (row) => log.write(row)));
  for (let at = 0; at < 6; at += 1) {
    await turn();
    held[at]?.resolve();
  }
  await turn();
  for (const hold of held) hold.resolve();
  expect((await ends).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  // As a search does, not row by row.
  expect(batches()[0]).toBe('abbrokencd');
  expect(batches()).toContain('ab');
  expect(log.waiting).toBe(0);
});

test('without a database the whole batch fails at once, and the next is tried', async () => {
  const { log, held, batches } = heldLog();
  const ends = Promise.allSettled(['a', 'b', 'c'].map(async (row) => log.write(row)));
  await turn();
  const later = log.write('d');
  held[0]?.reject(new Error('away'));
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await turn();
  expect(batches()).toEqual(['abc', 'd']);
  held[1]?.resolve();
  await later;
});

test('a row arriving just as the last commit ends does not wait for another', async () => {
  for (let later = 0; later < 12; later += 1) {
    const { log, held, batches } = heldLog();
    const next = (async () => {
      await log.write('a');
      for (let tick = 0; tick < later; tick += 1) await Promise.resolve();
      await log.write('b');
    })();
    await turn();
    held[0]?.resolve();
    await turn();
    expect([later, batches()]).toEqual([later, ['a', 'b']]);
    held[1]?.resolve();
    await next;
  }
});

test('shutdown waits for accepted rows', async () => {
  const { log, held, batches } = heldLog({ lanes: 2, mostAtOnce: 1 });
  const settled: string[] = [];
  for (const row of ['a', 'b', 'c']) void log.write(row)?.then(() => settled.push(row));
  let ended = false;
  const end = log[Symbol.asyncDispose]().then(() => (ended = true));
  await turn();
  held[0]?.resolve();
  await turn();
  expect([ended, batches()]).toEqual([false, ['a', 'b', 'c']]);
  held[1]?.resolve();
  held[2]?.resolve();
  await end;
  expect(settled.toSorted()).toEqual(['a', 'b', 'c']);
});
