import type { TranslationDetails } from '@clausewright/contract';
import { expect, test } from 'vitest';
import type { LocalCopy } from './local-copy.ts';
import { decideOpening } from './opening.ts';

const clause = (markdown: string) => ({
  id: 'a',
  version: 1,
  heading: 'A',
  markdown,
  blocks: null,
  generated: null,
  generated_blocks: null,
  source: null,
  source_changed: false,
});
const details = (draft?: { based_on: number; markdown: string }): TranslationDetails => ({
  agreement_id: 'x',
  type: 'PRIVACY_POLICY',
  site_name: null,
  site_url: null,
  revision: 3,
  edited: false,
  source_language: 'en',
  language: 'en',
  languages: [],
  clauses: [clause('saved')],
  draft: draft
    ? {
        revision: 7,
        based_on: draft.based_on,
        saved_at: '2026-01-02T03:04:05Z',
        clauses: [{ id: 'a', markdown: draft.markdown }],
      }
    : null,
  live_url: null,
  origins: [],
  questions: [],
});
const copy = (markdown: string, of: Partial<LocalCopy> = {}): LocalCopy => ({
  revision: 3,
  draft_revision: 0,
  clauses: [{ id: 'a', markdown }],
  ...of,
});
const fresh = { based_on: 3, markdown: 'draft' };
const stale = { based_on: 2, markdown: 'draft' };

test.each([
  ['nothing else', details(), null, ['saved', 'saved', null]],
  ['a draft', details(fresh), null, ['draft', 'draft', null]],
  [
    'a draft that says the same',
    details({ based_on: 2, markdown: 'saved\n' }),
    null,
    ['saved', 'saved', null],
  ],
  ['a draft of an older version', details(stale), null, ['draft', 'draft', ['saved', 'version']]],
  ['a copy in step', details(), copy('mine'), ['mine', 'browser', null]],
  [
    'a copy that went on from the draft',
    details(fresh),
    copy('mine', { draft_revision: 7 }),
    ['mine', 'browser', null],
  ],
  ['a copy that is the draft', details(fresh), copy('draft'), ['draft', 'draft', null]],
  ['a copy beside a foreign draft', details(fresh), copy('mine'), ['mine', 'browser', ['draft', 'draft']]],
  [
    'a copy of an older version',
    details(),
    copy('mine', { revision: 2 }),
    ['mine', 'browser', ['saved', 'version']],
  ],
] as const)('the editor opens with %s', (_, given, kept, expected) => {
  const { start, own, from, clash } = decideOpening(given, kept);
  // Two texts: nothing is sent over one of them.
  expect(start.clash !== undefined).toBe(clash !== null);
  expect([own[0]?.markdown.trim(), from, clash && [clash.other[0]?.markdown, clash.otherIs]]).toEqual(
    expected,
  );
});
