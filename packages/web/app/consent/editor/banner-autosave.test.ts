import type { Appearance } from '@clausewright/contract';
import { expect, test } from 'vitest';
import type { Failure, Outcome } from '../../outcome.ts';
import {
  type BannerDraft,
  noFields,
  withAppearance,
  withField,
  withLanguage,
  withMain,
} from './banner-draft.ts';
import { autosaveBanner } from './banner-autosave.ts';

const start: BannerDraft = {
  appearance: { colour: 'light', languages: ['en'], days: 180 } as Appearance,
  fields: {},
};
const blue = withAppearance(start, { colour: 'blue' });
const titled = withField(blue, 'en', { title: 'Hello' });

function opened(kept: BannerDraft | null = null) {
  const sent: string[] = [];
  const server: { failure: Failure | null } = { failure: null };
  const browser: { copy: BannerDraft | null; keeps: boolean } = { copy: kept, keeps: true };
  const waiting = new Map<() => void, number>();
  const answer = async (what: string): Promise<Outcome<unknown>> => {
    sent.push(what);
    return server.failure ?? { ok: true, data: {} };
  };
  const keeper = autosaveBanner(
    {
      saveAppearance: ({ colour }) => answer(colour),
      saveFields: (fields) => answer(`${fields.en?.title}`),
      keep: (draft) => {
        if (browser.keeps) browser.copy = draft;
        return browser.keeps;
      },
      drop: () => {
        browser.copy = null;
      },
      taken: () => undefined,
      now: () => new Date(0),
      later: (run, ms) => {
        waiting.set(run, ms);
        return () => waiting.delete(run);
      },
    },
    start,
    kept,
  );
  return { keeper, sent, server, browser, waiting };
}

test('a change is stored in the browser at once and sent to the server after the last one, as a diff', async () => {
  const { keeper, sent, browser, waiting } = opened();
  keeper.change(blue);
  expect([browser.copy, keeper.state().place.is, waiting.size]).toEqual([blue, 'writing', 1]);
  keeper.change(titled);
  expect([waiting.size, sent]).toEqual([1, []]);
  expect(await keeper.save()).toBe(true);
  expect([sent, browser.copy, keeper.state().place]).toEqual([
    ['blue', 'Hello'],
    null,
    { is: 'saved', at: new Date(0) },
  ]);
  keeper.change(start);
  keeper.change(titled);
  await keeper.save();
  expect([sent.length, keeper.state().place.is]).toEqual([2, 'saved']);
});

test('a rejected change stays in the browser and is sent by the next page, without automatic retry', async () => {
  const { keeper, server, browser, waiting, sent } = opened();
  server.failure = {
    ok: false,
    reason: 'refused',
    messages: [{ value: 'The plan has ended.', code: 'plan-ended' }],
  };
  keeper.change(blue);
  expect(await keeper.save()).toBe(false);
  const { place, failure } = keeper.state();
  expect([place.is, failure, browser.copy, waiting.size]).toEqual(['kept', server.failure, blue, 0]);

  const next = opened(browser.copy);
  expect(next.keeper.state()).toMatchObject({ draft: blue, place: { is: 'writing' } });
  await next.keeper.save();
  expect([sent, next.sent, next.browser.copy]).toEqual([['blue'], ['blue'], null]);
});

test('a failed save is retried, and the user is told if nothing stores it', async () => {
  const { keeper, server, browser, waiting, sent } = opened();
  server.failure = { ok: false, reason: 'server-error' };
  browser.keeps = false;
  keeper.change(blue);
  await keeper.save();
  expect([keeper.state().place.is, [...waiting.values()]]).toEqual(['unkept', [10_000]]);
  server.failure = null;
  keeper.leave();
  expect(await keeper.save()).toBe(true);
  expect([keeper.state().place.is, sent]).toEqual(['saved', ['blue', 'blue']]);
});

test('the main language stays first, and the others keep list order', () => {
  const all = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const;
  expect(withLanguage(['fr', 'de'], all, 'nl')).toEqual(['fr', 'de', 'nl']);
  expect(withLanguage(['fr', 'de', 'nl'], all, 'de')).toEqual(['fr', 'nl']);
  expect(withLanguage(['fr', 'de'], all, 'fr')).toEqual(['fr', 'de']);
  expect(withMain(['fr', 'de', 'nl'], all, 'nl')).toEqual(['nl', 'de', 'fr']);
  expect(withField(start, 'en', { title: 'A' }).fields).toEqual({ en: { ...noFields, title: 'A' } });
});
