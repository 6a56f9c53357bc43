/** What the editor previews is what the server stores: the browser's own functions beside ours. */
import type { ClauseRange, Plain, PlainBlock } from '@clausewright/engine/document/tree';
import type { TranslationDetails } from '@clausewright/contract';
import { renderArticle, rewrittenDocument } from '@clausewright/documents';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatedDocuments } from '../../../../documents/src/testing/generated-documents.ts';
import { toDocument } from '../../../../web/app/editor/to-document.ts';
import { documentAfter, makeDocument } from '../../../../web/app/editor/make-document.ts';
import { hashValues } from '../planning/plan-agreement.ts';
import type { GeneratedText, VersionDocument } from '../records/version-store.ts';
import { longTests } from '../../platform/config/config.ts';
import { editedClauses } from './edited-clauses.ts';
import { rewriteDocument } from './rewrite-document.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const heading = (depth: 1 | 2 | 3, value: string): PlainBlock => ({
  type: 'heading',
  depth,
  children: [text(value)],
});
const table: PlainBlock = {
  type: 'records',
  fields: ['Name', 'Purpose'],
  rows: [[[text('Matomo')], [text('Statistics')]]],
};
const paragraph: PlainBlock = {
  type: 'paragraph',
  children: [{ type: 'strong', children: [text('Words')] }],
};

function textOf(clauses: Record<string, PlainBlock[]>): GeneratedText & { document: Plain } {
  const children = Object.values(clauses).flat();
  let from = 0;
  const ranges = Object.entries(clauses).map(([id, { length }]): ClauseRange => {
    from += length;
    return { id, version: 1, from: from - length, to: from };
  });
  return { document: { type: 'root', language: 'en', title: 'Title', children }, clauses: ranges };
}

/** Tables under headings of every depth, alone, first and last in their clause. */
const tables = textOf({
  head: [heading(1, 'Title'), paragraph, table],
  a: [heading(2, 'A'), paragraph, table],
  b: [heading(3, 'B'), table, heading(3, 'C'), table, table],
  c: [table],
  d: [
    heading(2, 'D'),
    { type: 'list', ordered: false, children: [{ type: 'listItem', children: [paragraph, table] }] },
  ],
});
const documents = [tables, ...generatedDocuments(1).map(({ document, clauses }) => ({ document, clauses }))];

/** Of a text with other words in its headings, as after an update that kept what was written by hand. */
function renamed({ document, clauses }: GeneratedText): GeneratedText {
  const children = document.children.map((block) =>
    block.type === 'heading' && block.depth > 1
      ? { ...block, children: [text('New '), ...block.children] }
      : block,
  );
  return { document: { ...document, children }, clauses };
}

function stored(given: GeneratedText, generated: GeneratedText | null): VersionDocument {
  const { language } = given.document;
  return { language, ...given, generated, sourceHashes: {}, hash: hashValues(given.document) };
}

function detailsOf(document: VersionDocument): TranslationDetails {
  const { language } = document;
  return {
    agreement_id: 'x',
    type: 'TEST',
    site_name: null,
    site_url: null,
    revision: 1,
    edited: false,
    source_language: language,
    language,
    languages: [],
    clauses: editedClauses(document, document, null),
    draft: null,
    origins: [],
    questions: [],
    live_url: null,
  };
}

/** What a person may do with the text of a clause, from what it is and what the answers give. */
const deeds: Record<string, (now: string, given: string) => string> = {
  leave: (now) => now,
  reset: (_, given) => given,
  empty: () => '',
  more: (now) => `${now}\n\nMore.`,
  'other marks': (now) => now.replaceAll('**', '__'),
  'reset with other marks': (_, given) => `${given.replaceAll('**', '__')}\n\n`,
  'another heading': (now) => `### Mine\n\n${now}`,
  'no heading': (now) => now.replace(/^#.*/u, '').trim(),
  higher: (now) => now.replace(/^##+ /u, '# '),
  untabled: (now) => now.replace(/^ *- .*$/gmu, ''),
};
const deed = fc.constantFrom('leave', 'leave', 'leave', ...Object.keys(deeds));
const step = fc.record({ deeds: fc.array(deed, { minLength: 1, maxLength: 7 }), reloads: fc.boolean() });

const reader = {
  rewrittenDocument: async (...of: Parameters<typeof rewrittenDocument>) => rewrittenDocument(...of),
};

test('random edits are previewed byte for byte as stored, save after save', async () => {
  const seen = { saves: 0, tables: 0, lists: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat(documents.length - 1)),
      fc.boolean(),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      async (which, updated, steps) => {
        const first = documents[which] ?? tables;
        let before = stored(first, updated ? renamed(first) : null);
        let of = toDocument(detailsOf(before), 'Name');
        let texts = detailsOf(before).clauses.map(({ id, markdown }) => ({ id, markdown }));
        of = documentAfter(of, texts);
        for (const { deeds: chosen, reloads } of steps) {
          const next = texts.map(({ id, markdown }, at) => {
            const given = of.clauses.get(id)?.generated?.markdown ?? '';
            return { id, markdown: deeds[chosen[at % chosen.length] ?? '']?.(markdown, given).trim() ?? '' };
          });
          const changed = next.filter(({ markdown }, at) => markdown !== texts[at]?.markdown.trim());
          const saved = await rewriteDocument(reader, before, {
            texts: new Map(changed.map(({ id, markdown }) => [id, markdown])),
            confirmed: new Set(),
            source: null,
          });
          // A title alone is refused.
          if (!saved.ok) return;
          const made = makeDocument(of, next);
          const html = renderArticle(saved.document.document);
          expect(made.ok && made.shown.html).toBe(html);
          seen.saves += 1;
          if (html.includes('<table')) seen.tables += 1;
          else seen.lists += 1;
          before = saved.document;
          texts = next;
          of = documentAfter(of, texts);
          if (!reloads) continue;
          const details = detailsOf(before);
          texts = details.clauses.map(({ id, markdown }) => ({ id, markdown }));
          of = documentAfter(toDocument(details, 'Name'), texts);
        }
      },
    ),
    { numRuns: longTests() ? 3000 : 60 },
  );
  expect(Math.min(seen.saves / 4, seen.tables, seen.lists)).toBeGreaterThan(10);
}, 300_000);

test('only clauses that Markdown cannot represent send their blocks', () => {
  const bring = (document: VersionDocument) =>
    editedClauses(document, document, null).map(({ blocks, generated_blocks }) =>
      [blocks, generated_blocks].map((of) => of !== null),
    );
  expect(bring(stored(tables, null))).toEqual([1, 1, 1, 1, 1].map(() => [true, false]));
  expect(bring(stored(tables, renamed(tables)))[1]).toEqual([true, true]);
  const plain = textOf({ head: [heading(1, 'Title'), paragraph], a: [heading(2, 'A'), paragraph] });
  expect(bring(stored(plain, null))).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(bring(stored(plain, tables)).flat(2).filter(Boolean)).toHaveLength(5);
  // Documents as our clauses make them: what is neither table nor box comes back from its Markdown.
  for (const { document, clauses } of documents) {
    const listed = editedClauses(
      stored({ document, clauses }, null),
      stored({ document, clauses }, null),
      null,
    );
    const without = listed.filter(({ blocks }) => blocks === null);
    expect(
      listed
        .filter(({ blocks }) => blocks !== null)
        .every(({ blocks }) => /"(?:records|box)"/.test(JSON.stringify(blocks))),
    ).toBe(true);
    expect(JSON.stringify(without)).not.toContain('"records"');
  }
});
