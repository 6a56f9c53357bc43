import { limits } from '@clausewright/contract/limits';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { convertMarkdown, documentOfTexts, unsupportedIn } from './editing.ts';
import { renderMarkdown } from './markdown.ts';
import { hostileMarkdown } from './testing/hostile-markdown.ts';
import { policyFixture } from './testing/policy-fixture.ts';
import { runs } from './testing/runs.ts';
import { syncLimitMs, isLight } from './text-reader.ts';
import { findTextFault, measureWeight } from './text-weight.ts';

const makers = Object.entries(hostileMarkdown);

/** CPU milliseconds. */
function taken(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const policy = renderMarkdown(policyFixture('de'));
taken(() => fromMarkdown(policy));
/** The median of five, as the unit of time. */
const unit = [1, 2, 3, 4, 5].map(() => taken(() => fromMarkdown(policy))).toSorted((a, b) => a - b)[2] ?? 1;

/** About the largest text of a kind that is parsed at all. */
function largest(make: (size: number) => string): string {
  let size = limits.documentText - 1000;
  while (findTextFault(measureWeight(make(size))) !== null) size *= 0.9;
  return make(size);
}

test.each(makers)('%s: sizes from 2 kB to 2 MB get an answer without throwing', (_name, make) => {
  expect(convertMarkdown(make(2_000_000))).toEqual(
    expect.objectContaining({ ok: false, fault: expect.stringMatching(/^too-/u) }),
  );
  for (const size of [runs(1000, limits.documentText - 1000), 2500]) {
    const text = make(size);
    const made = convertMarkdown(text);
    if (!made.ok) expect(['too-many', 'too-deep']).toContain(made.fault);
    const document = documentOfTexts({ language: 'en', title: 'T' }, [
      { id: 'a', version: 1, markdown: text },
    ]);
    expect(document.ok).toBe(made.ok);
    expect(Array.isArray(unsupportedIn(text))).toBe(true);
  }
});

// The dearest of each kind of growth; the long tier tries them all.
const dearest = ['marks in turn', 'spaces in a word'];

test.each(makers.filter(([name]) => runs(0, 1) === 1 || dearest.includes(name)))(
  '%s: the largest accepted text parses faster than 300 policies',
  (_name, make) => {
    const text = largest(make);
    // At rest the bound is some 70; a busy machine slows long work more than short.
    expect(taken(() => convertMarkdown(text)) / unit).toBeLessThan(300);
    expect(taken(() => unsupportedIn(text)) / unit).toBeLessThan(300);
  },
);

test.each(makers)(
  '%s: the largest text read without a worker parses faster than 15 policies',
  (_name, make) => {
    let size = 20_000;
    while (make(size).length > 20_000 || !isLight([measureWeight(make(size))], syncLimitMs)) size *= 0.9;
    const text = make(size);
    const least = Math.min(...[1, 2, 3].map(() => taken(() => convertMarkdown(text))));
    // 60 ms by the estimate are three of them on a machine at rest.
    expect(least / unit).toBeLessThan(15);
  },
);

test('without the limit 20 kB take longer than everything above', () => {
  expect(findTextFault(measureWeight(hostileMarkdown['asterisks that do both']?.(40_000) ?? ''))).toBe(
    'too-many',
  );
  expect(findTextFault(measureWeight(hostileMarkdown['lists in lists']?.(2000) ?? ''))).toBe('too-deep');
});

test('6,000 identical headings cost little more than their parsing', () => {
  const text = '# a\n'.repeat(limits.documentBlocks);
  const parsing = taken(() => fromMarkdown(text));
  expect(taken(() => convertMarkdown(text)) / parsing).toBeLessThan(5);
  expect(convertMarkdown(text)).toMatchObject({
    ok: true,
    html: expect.stringContaining('"section-a-6000"'),
  });
});

test('rejects 10,000 headings, quotes or lists with a reason', () => {
  expect(convertMarkdown('# a\n\n'.repeat(10_000))).toEqual({ ok: false, fault: 'too-many' });
  expect(convertMarkdown('> '.repeat(10_000))).toEqual({ ok: false, fault: 'too-deep' });
  expect(convertMarkdown('- '.repeat(10_000))).toEqual({ ok: false, fault: 'too-deep' });
  expect(convertMarkdown(`${'*a _b '.repeat(100)}c`)).toMatchObject({ ok: true });
});

test('rejects excessively nested markup before any recursion', () => {
  const nested = `${'*a **b '.repeat(60)}c${' b** a*'.repeat(60)}`;
  expect(findTextFault(measureWeight(nested))).toBeNull();
  expect(convertMarkdown(nested)).toEqual({ ok: false, fault: 'too-deep' });
});

test('reads an ordinary document of 60,000 words', () => {
  const sentence = 'A sentence that has about twelve words and says nothing at all. ';
  const section = `## Heading\n\n${sentence.repeat(4)}It *means* nothing [at all](/x).`;
  const text = `${section}\n\n- one item\n- another item\n\n`.repeat(1100);
  expect(text.split(/\s+/u).length).toBeGreaterThan(60_000);
  expect(findTextFault(measureWeight(text))).toBeNull();
});
