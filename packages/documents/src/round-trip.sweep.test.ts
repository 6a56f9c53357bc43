import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { asMarkdownShows } from './testing/canonical.ts';
import { hostileTrees } from './testing/hostile-trees.ts';
import { policyFixture } from './testing/policy-fixture.ts';

test('10,000 normalised trees written as Markdown are read back unchanged', () => {
  fc.assert(
    fc.property(hostileTrees({ foreign: true }), (plain) => {
      const children = asMarkdownShows(plain);
      expect(parseMarkdown(renderMarkdown({ ...plain, children }))).toEqual(children);
    }),
    { numRuns: 10_000 },
  );
}, 300_000);

test('the policy is read back unchanged', () => {
  const plain = policyFixture('fr');
  const children = asMarkdownShows(plain);
  expect(parseMarkdown(renderMarkdown({ ...plain, children }))).toEqual(children);
});

test('the round trip detects a damaged file', () => {
  const plain = policyFixture('de');
  const children = asMarkdownShows(plain);
  const text = renderMarkdown({ ...plain, children });
  expect(parseMarkdown(text.replace('**', ''))).not.toEqual(children);
});
