import { expect, test } from 'vitest';
import type { Failure, Outcome } from '../outcome.ts';
import type { LocalCopy } from './local-copy.ts';
import { type AutosavePorts, type AutosaveStart, startAutosave, type Texts } from './text-autosave.ts';

const texts = (markdown: string): Texts => [{ id: 'a', markdown }];
const refused = (code: 'draft-changed' | 'revision-changed'): Failure => ({
  ok: false,
  reason: 'refused',
  messages: [{ value: '', code }],
});
const away: Failure = { ok: false, reason: 'server-error' };
type Draft = Outcome<{ draft_revision: number; saved_at: string }>;

/** A server and a browser whose time the test moves. */
function stage(
  answers: { draft?: () => Draft | Promise<Draft>; storage?: boolean; failVersion?: Failure } = {},
  start: Partial<AutosaveStart> = {},
) {
  const sent: unknown[] = [];
  const timers: { run: () => void; at: number }[] = [];
  let copy: LocalCopy | null = null;
  let now = 0;
  let drafts = 0;
  const ports: AutosavePorts = {
    saveDraft: async (body) => {
      sent.push(['draft', body.based_on, body.draft_revision, body.clauses[0]?.markdown]);
      const given = await answers.draft?.();
      if (given) return given;
      drafts += 1;
      return { ok: true, data: { draft_revision: drafts, saved_at: '2026-01-02T03:04:05Z' } };
    },
    saveVersion: async (body) => {
      sent.push(['version', body.revision, body.clauses.map(({ markdown }) => markdown)]);
      if (answers.failVersion) return answers.failVersion;
      return { ok: true, data: { revision: body.revision + 1, number: 2, saved: true } };
    },
    discardDraft: async () => {
      sent.push('discard');
      return { ok: true, data: {} };
    },
    keep: (given) => {
      if (answers.storage === false) return false;
      copy = given;
      return true;
    },
    drop: (only) => {
      if (only === null || only === copy) copy = null;
    },
    now: () => new Date(now),
    later: (run, ms) => {
      const timer = { run, at: now + ms };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
  };
  const keeper = startAutosave(ports, {
    revision: 1,
    draftRevision: 0,
    saved: texts('saved'),
    drafted: null,
    ...start,
  });
  const pass = async (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers.splice(timers.indexOf(next), 1);
      now = Math.max(now, next.at);
      next.run();
      await new Promise((resolve) => setImmediate(resolve));
    }
    now = end;
  };
  const keptElsewhere = (other: LocalCopy) => (copy = other);
  return { keeper, sent, pass, answers, keptElsewhere, copy: () => copy?.clauses[0]?.markdown ?? null };
}

test('a text is stored in this browser at once, and on the server one second after the last key', async () => {
  const { keeper, sent, pass, copy } = stage();
  keeper.changed(texts('a'));
  await pass(600);
  keeper.changed(texts('ab'));
  expect([copy(), keeper.state().place.is]).toEqual(['a', 'writing']);
  await pass(700);
  expect([copy(), sent]).toEqual(['ab', []]);
  await pass(300);
  expect(sent).toEqual([['draft', 1, 0, 'ab']]);
  expect([copy(), keeper.state().place.is]).toEqual([null, 'drafted']);
  keeper.changed(texts('abc'));
  await pass(2000);
  expect(sent.at(-1)).toEqual(['draft', 1, 1, 'abc']);
});

test('continuous typing is saved every ten seconds', async () => {
  const { keeper, sent, pass } = stage();
  for (let key = 0; key < 24; key += 1) {
    keeper.changed(texts(`t${key}`));
    await pass(500);
  }
  expect(sent).toHaveLength(1);
});

test('what waits is sent at once when the person goes on to something else', async () => {
  const { keeper, sent, pass } = stage();
  keeper.flush();
  await pass(0);
  expect(sent).toEqual([]);
  keeper.changed(texts('a'));
  keeper.flush();
  await pass(0);
  expect(sent).toEqual([['draft', 1, 0, 'a']]);
});

test('without the server the text stays in the browser and is sent when it is back', async () => {
  const { keeper, sent, pass, answers, copy } = stage({ draft: () => away });
  keeper.changed(texts('a'));
  await pass(2000);
  expect([copy(), keeper.state().place.is, keeper.isAtRisk()]).toEqual(['a', 'kept', false]);
  delete answers.draft;
  await pass(10_000);
  expect([sent.length, copy(), keeper.state().place.is]).toEqual([2, null, 'drafted']);
});

test('leaving would lose text only without both server and storage', async () => {
  const { keeper, pass, answers } = stage({ draft: () => away, storage: false });
  expect(keeper.isAtRisk()).toBe(false);
  keeper.changed(texts('a'));
  await pass(2000);
  expect([keeper.state().place.is, keeper.isAtRisk()]).toEqual(['unkept', true]);
  delete answers.draft;
  keeper.again();
  await pass(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(keeper.isAtRisk()).toBe(false);
});

test('a version contains the changes; edits during saving go into the next draft', async () => {
  const { keeper, sent, pass, copy } = stage();
  keeper.changed(texts('a'));
  await pass(2000);
  const saving = keeper.save();
  await Promise.resolve();
  keeper.changed(texts('ab'));
  await saving;
  expect(keeper.state()).toMatchObject({ revision: 2, saved: texts('a'), place: { is: 'writing' } });
  await pass(2000);
  expect(sent).toEqual([
    ['draft', 1, 0, 'a'],
    ['version', 1, ['a']],
    ['draft', 2, 0, 'ab'],
  ]);
  expect(copy()).toBeNull();
});

test.each(['draft-changed', 'revision-changed'] as const)(
  'after %s nothing is sent until the user has chosen',
  async (code) => {
    const { keeper, sent, pass, answers, copy } = stage({ draft: () => refused(code) });
    keeper.changed(texts('mine'));
    await pass(2000);
    keeper.changed(texts('mine, on'));
    await pass(20_000);
    expect(await keeper.save()).toBeNull();
    expect([sent.length, copy(), keeper.state().clash]).toEqual([1, 'mine, on', code]);
    delete answers.draft;
    keeper.resume({ revision: 5, draftRevision: 4, saved: texts('theirs'), drafted: null }, texts('both'));
    await pass(0);
    expect(sent.at(-1)).toEqual(['draft', 5, 4, 'both']);
    expect(keeper.state()).toMatchObject({ clash: null, place: { is: 'drafted' } });
  },
);

test('a rejected save keeps the text locally and is not retried automatically', async () => {
  const failVersion: Failure = { ok: false, reason: 'forbidden', forbidden: 'premium-only', messages: [] };
  const { keeper, sent, pass, copy } = stage({ failVersion });
  keeper.changed(texts('a'));
  expect((await keeper.save())?.ok).toBe(false);
  await pass(60_000);
  expect([sent.length, copy(), keeper.state().refused]).toEqual([1, 'a', failVersion]);
});

test('discarding unsaved changes removes draft and local copy', async () => {
  const { keeper, sent, pass, copy } = stage();
  keeper.changed(texts('a'));
  await pass(2000);
  keeper.changed(texts('ab'));
  await pass(300);
  await keeper.discard();
  await pass(5000);
  expect([sent.length, sent.at(-1), copy(), keeper.state().place.is]).toEqual([2, 'discard', null, 'saved']);
});

test('a text based on an older version is not sent before the user has chosen', async () => {
  const { keeper, sent, pass, copy } = stage({}, { clash: 'draft-changed' });
  keeper.changed(texts('mine'));
  await pass(20_000);
  keeper.leave();
  await pass(20_000);
  expect([sent, copy(), keeper.state().place.is, keeper.isAtRisk()]).toEqual([[], 'mine', 'kept', true]);
});

test('an edit undone during saving is undone on the server too', async () => {
  const { keeper, sent, pass, answers } = stage();
  answers.draft = () => {
    delete answers.draft;
    keeper.changed(texts('saved'));
    return { ok: true, data: { draft_revision: 1, saved_at: '2026-01-02T03:04:05Z' } };
  };
  keeper.changed(texts('a'));
  await pass(5000);
  expect(sent).toEqual([
    ['draft', 1, 0, 'a'],
    ['draft', 1, 1, 'saved'],
  ]);
  expect(keeper.state().place.is).toBe('drafted');
});

test('an abandoned page neither retries nor touches what the next one stores', async () => {
  const { keeper, sent, pass, copy } = stage({ draft: () => away });
  keeper.changed(texts('a'));
  keeper.leave();
  keeper.end();
  await pass(60_000);
  expect([sent.length, copy()]).toEqual([1, 'a']);

  const next = stage();
  next.keeper.changed(texts('b'));
  next.keeper.leave();
  next.keeper.end();
  next.keptElsewhere({ revision: 1, draft_revision: 0, clauses: [...texts('b and more')] });
  await next.pass(0);
  expect([next.sent.length, next.copy()]).toEqual([1, 'b and more']);
});
