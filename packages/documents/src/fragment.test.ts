import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderFragment } from './fragment.ts';
import { hostileTrees } from './testing/hostile-trees.ts';
import { policyFixture } from './testing/policy-fixture.ts';

const usual = { heading: 1, origin: 'https://docs.example', creditLine: null };
const tags = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

test('whatever stands in a document, a fragment holds its elements alone', () => {
  const element =
    /^<\/?(?:article|h[1-6]|p|small|strong|em|br|a|ul|ol|li|fieldset|div|table|thead|tbody|tr|th|td)(?: (?:id|lang|dir|href|class|role|tabindex|aria-label|scope)="[^"<>]*")*>$/u;
  fc.assert(
    fc.property(hostileTrees({ foreign: true }), fc.integer({ min: 1, max: 4 }), (plain, heading) => {
      const { html } = renderFragment(plain, { ...usual, heading });
      for (const tag of tags(html)) expect(tag).toMatch(element);
      expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:|#)/u);
    }),
  );
});

test('sections carry the numbers that sentences name, and the ids of the hosted page', () => {
  const { html, sections } = renderFragment(policyFixture('en'), { ...usual, heading: 2 });
  expect(sections.length).toBeGreaterThan(3);
  for (const { id, number, title } of sections) {
    expect(html).toContain(`<h3 id="${id}">${number}. `);
    expect(title).not.toMatch(/^\d/u);
  }
  expect(html).toMatch(/^<article lang="en" dir="ltr">\n<h2 id="/u);
  expect(html).not.toMatch(/<h1|class="(?!clausewright-)/u);
});

test('a credit line is the last line, and its address passes the filter of links', () => {
  const credit = (url: string) =>
    renderFragment(policyFixture('en'), { ...usual, creditLine: { text: 'Made <with>', url } }).html;
  expect(credit('https://a.example/')).toMatch(
    /<p><small><a href="https:\/\/a\.example\/">Made &lt;with&gt;<\/a><\/small><\/p>\n<\/article>\n$/u,
  );
  expect(credit('javascript:alert(1)')).not.toContain('javascript:');
});
