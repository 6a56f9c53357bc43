import { expect, test, vi } from 'vitest';
import * as clauses from '../clause/clause-editing.ts';
import * as maker from '../make-document.ts';
import type { Texts } from '../text-autosave.ts';
import { createFormatted } from './create-formatted.ts';

// Node has none.
vi.stubGlobal('reportError', (fault: unknown) => {
  throw fault;
});

const of = { language: 'en', title: 'T', clauses: new Map() } as const;

/** A page that shows what the field tells it, and says what it was told. */
function onPage(first: Texts, load: Promise<void> = Promise.resolve()) {
  const formatted = createFormatted(first);
  const told: string[] = [];
  const nothing = () => undefined;
  formatted.connect({
    load: async () => {
      await load;
      return clauses;
    },
    read: (texts) => {
      const made = maker.makeDocument(of, texts);
      return made.ok ? maker.blocksOfClauses(made.shown) : new Map();
    },
    markdown: (blocks) => maker.markdownOfBlocks(of, blocks),
    leaves: () => [],
    limit: 10_000,
    changed: () => void told.push(...formatted.texts().map(({ markdown }) => markdown)),
    left: nothing,
    asked: nothing,
    simplified: nothing,
    tooLong: nothing,
    save: nothing,
    link: nothing,
  });
  return { formatted, told };
}

test('a text that is half written in Markdown is never told in another spelling', async () => {
  const { formatted, told } = onPage([{ id: 'a', markdown: 'One' }]);
  // Each of them is written differently by the formatted field.
  const typed = ['One ', 'One *', 'One **t', 'One **two**\n\n![a](b.png)'];
  for (const markdown of typed) {
    formatted.replaceAll([{ id: 'a', markdown }]);
    await Promise.resolve();
  }
  await formatted.enter('a');
  formatted.replaceAll([{ id: 'a', markdown: 'One **two** ' }]);
  expect(new Set(told)).toEqual(new Set([...typed, 'One **two** ']));
  expect(formatted.texts()).toEqual([{ id: 'a', markdown: 'One **two** ' }]);
});

test('what is typed while the editor loads stays, however long that takes', async () => {
  const loading = Promise.withResolvers<void>();
  const { formatted, told } = onPage([{ id: 'a', markdown: 'One' }], loading.promise);
  formatted.replaceAll([{ id: 'a', markdown: 'One *' }]);
  told.length = 0;
  loading.resolve();
  await formatted.enter('a');
  expect(told).toEqual([]);
});
