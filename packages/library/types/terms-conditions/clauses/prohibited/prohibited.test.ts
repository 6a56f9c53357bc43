/** A service where nobody can speak to anybody has no rules on hatred. */
import { draftClause } from '@clausewright/engine/document/assemble';
import { blockText } from '@clausewright/engine/document/tree-text';
import { expect, test } from 'vitest';
import { prohibited } from './clause.ts';

const usual = { prohibited: ['illegal', 'harassment', 'spam', 'malware', 'multi-accounts'] };
const textFor = (answers: object): string =>
  blockText(
    draftClause(prohibited, { ...usual, ...answers }, { language: 'en', today: '2026-11-21' }).blocks,
  );

test('rules for people among each other stand where they can meet', () => {
  const pottery = textFor({ ugc: 'no', reviews: 'none', accounts: 'no' });
  expect(pottery).not.toMatch(/harass|spam|several accounts/u);
  expect(pottery).toMatch(/unlawful[\s\S]*malware/u);
  expect(textFor({ ugc: 'yes' })).toMatch(/harass[\s\S]*spam[\s\S]*several accounts/u);
  expect(textFor({ reviews: 'verified', accounts: 'no' })).toContain('harass');
  expect(textFor({ reviews: 'none', accounts: 'yes' })).toContain('several accounts');
});

test('own words of the owner stand behind those that are left', () => {
  const own = { 'prohibited.own': [{ name: 'enter the kiln' }] };
  expect(textFor({ ...own, reviews: 'none' })).toContain('enter the kiln');
  expect(prohibited.when({ prohibited: ['spam'], reviews: 'none' })).toBe(false);
  expect(prohibited.when({ prohibited: ['spam'], reviews: 'none', ...own })).toBe(true);
});
