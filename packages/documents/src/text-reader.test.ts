import { expect, test } from 'vitest';
import { convertMarkdown, documentOfTexts } from './editing.ts';
import { type WrittenText } from './stored-texts.ts';
import { TextReader } from './text-reader.ts';

const of = { language: 'de' as const, title: 'Titel' };
const text = (markdown: string, standing: WrittenText['standing'] = []) => [
  { id: 'a', version: 1, markdown, standing },
];
const long = 'Ein Satz mit *einem* Wort.\n\n'.repeat(4000);
const never = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { for (;;); });
  `)}`,
);

test('the worker reads the same as the direct function', async () => {
  await using reader = new TextReader({ atOnce: 0 });
  for (const markdown of ['## A\n\nb', '', '- '.repeat(9), 'x'.repeat(400_001)]) {
    expect(await reader.rewrittenDocument(of, text(markdown))).toEqual(documentOfTexts(of, text(markdown)));
    expect(await reader.convertMarkdown(markdown)).toEqual(convertMarkdown(markdown));
  }
});

test('only long texts go to the worker', async () => {
  await using reader = new TextReader({ workerUrl: never, timeout: 50 });
  expect(await reader.convertMarkdown('# a')).toMatchObject({ ok: true });
  expect(await reader.rewrittenDocument(of, text('# a'))).toMatchObject({ ok: true });
  expect(await reader.convertMarkdown(long)).toEqual({ ok: false, fault: 'too-many' });
  // Cheap by its estimate, which knows nothing of what costs more with length.
  expect(await reader.convertMarkdown('a'.repeat(20_001))).toEqual({ ok: false, fault: 'too-many' });
  // What stands is read too, to see whether it says the same.
  const standing = [{ version: 1, markdown: long, blocks: null }];
  expect(await reader.rewrittenDocument(of, text('# a', standing))).toMatchObject({ fault: 'too-many' });
});

test('a hanging worker is abandoned, and every queued text gets an answer', async () => {
  const warnings: string[] = [];
  await using reader = new TextReader({
    workerUrl: never,
    timeout: 50,
    warn: (message) => warnings.push(message),
  });
  const answers = await Promise.all([reader.convertMarkdown(long), reader.rewrittenDocument(of, text(long))]);
  expect(answers).toEqual([
    { ok: false, fault: 'too-many' },
    { ok: false, clause: null, fault: 'too-many' },
  ]);
  expect(warnings).toHaveLength(2);
});
