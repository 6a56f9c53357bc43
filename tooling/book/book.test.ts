import { findRequirement, outlines } from '@clausewright/library/clauses';
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { bookHtml, type Duty } from './book-html.ts';

const outline = outlines.PRIVACY_POLICY;
const ids = outline.clauses.flatMap(({ parts }) => Object.values(parts).flatMap(({ meets }) => meets));

test('the book contains each clause in six languages, each part with its condition and duties', () => {
  const duties = new Map(ids.map((id): [string, Duty] => [id, findRequirement(id)!]));
  const html = bookHtml(outline, duties, '');
  for (const { id, parts } of outline.clauses) {
    expect(html).toContain(`<section id="${id}">`);
    for (const part of Object.keys(parts)) expect(html).toContain(`<span class="part">${part}</span>`);
  }
  for (const id of ids) expect(html).toContain(`<li>${id}: `);
  for (const language of languages)
    expect(html.split(`<td lang="${language}">`).length).toBeGreaterThan(outline.clauses.length);
  expect(html).toMatch(/Included when <code>[^<]*a\.laws, (?:'|&#34;)caloppa/u);
});
