import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { loadVendorTexts } from './browser.ts';
import { categoryTexts } from './category-texts.ts';
import { singleProviderTexts } from './single-provider-texts.ts';
import { vendorDetails } from './details.ts';
import { findVendor, vendors, vendorsIn } from './list.ts';
import { legalBasisWords } from '../privacy-policy/words/legal-bases.ts';
import { usualCells } from '../privacy-policy/words/usual-bases.ts';
import type { Answers } from '../questionnaire/definition.ts';
import { legalBases, type LegalBasis, purposesWithBases } from './purpose-bases.ts';
import { vendorCategories, vendorVariants } from './vendor.ts';

test('vendors have unique ids and names, and a seat or a plain unknown', () => {
  expect(vendors.length).toBeGreaterThanOrEqual(40);
  expect(new Set(vendors.map(({ id }) => id)).size).toBe(vendors.length);
  expect(new Set(vendors.map(({ name, variant }) => `${name} ${variant ?? ''}`)).size).toBe(vendors.length);
  expect(vendors.filter(({ name }) => name.includes('('))).toEqual([]);
  expect(vendors.filter(({ country }) => !/^(?:[A-Z]{2}|unknown)$/.test(country))).toEqual([]);
  expect(vendors.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('every vendor has details, and what nobody looked at says so', () => {
  expect(Object.keys(vendorDetails).sort()).toEqual(vendors.map(({ id }) => id).sort());
  for (const [id, { privacyUrl, checked }] of Object.entries(vendorDetails)) {
    expect(privacyUrl, id).toMatch(/^(?:https:\/\/[^\s]+|unknown)$/);
    expect(checked, id).toMatch(/^(?:\d{4}-\d{2}-\d{2}|unknown)$/);
  }
});

test('every category has vendors, a name in the wizard and a text in every language', async () => {
  for (const language of languages) {
    const { categories, variants } = await loadVendorTexts(language);
    expect(Object.keys(variants)).toEqual([...vendorVariants]);
    expect(Object.keys(categories)).toEqual([...vendorCategories]);
  }
  for (const category of vendorCategories) {
    expect(vendorsIn([category]).length, category).toBeGreaterThanOrEqual(3);
    for (const language of languages) expect(categoryTexts[category][language], category).toMatch(/\.$/);
  }
  const texts = vendorCategories.flatMap((category) => Object.values(categoryTexts[category]));
  expect(new Set(texts).size).toBe(vendorCategories.length * languages.length);
});

test('one provider alone is spoken of in the singular in every category and language', () => {
  const many =
    /Diese Anbieter|diesen Anbietern|these provider|proveedores|prestataires|fornitori|aanbieders/i;
  for (const category of vendorCategories) {
    for (const language of languages) {
      expect(singleProviderTexts[category][language], category).not.toMatch(many);
      expect(singleProviderTexts[category][language], category).not.toBe(categoryTexts[category][language]);
    }
  }
});

test('a retired vendor is offered to those alone who have it already', () => {
  const all = vendors.map((vendor) => (vendor.id === 'matomo' ? { ...vendor, retired: '2026' } : vendor));
  const offered = (kept: string[]) => vendorsIn(['analytics'], kept, all).map(({ id }) => id);
  expect(offered([])).not.toContain('matomo');
  expect(offered(['plausible', 'matomo'])).toContain('matomo');
  expect(offered(['stripe'])).not.toContain('stripe');
});

test('an unknown or inherited id is no vendor', () => {
  expect(findVendor('toString')).toBeUndefined();
  expect(findVendor('stripe')?.type).toBe('ESSENTIAL');
});

test('a purpose rests on its usual basis until the owner names another', () => {
  const answers = { purposes: ['orders', 'newsletters', 'other'] };
  expect(purposesWithBases(answers)).toEqual([
    { purpose: 'orders', bases: ['contract'], editedByOwner: false },
    { purpose: 'newsletters', bases: ['consent', 'legitimate-interests'], editedByOwner: false },
  ]);
  const edited = {
    ...answers,
    purpose_table: [{ _id: 'r1', purpose: 'newsletters', basis: 'legitimate-interests' }],
    custom_purposes: [{ _id: 'c1', custom_basis: 'public-task' }, { _id: 'c2' }],
  };
  expect(purposesWithBases(edited).slice(1)).toEqual([
    { purpose: 'newsletters', bases: ['legitimate-interests'], editedByOwner: true },
    { purpose: 'c1', bases: ['public-task'], editedByOwner: true },
    { purpose: 'c2', bases: ['legitimate-interests'], editedByOwner: false },
  ]);
});

test.each(languages)(
  'the usual grounds are those that the table of the document names, in %s',
  (language) => {
    const groundsOf = (answers: Answers): readonly string[] =>
      purposesWithBases(answers).flatMap(({ bases }) => bases);
    // What tells the six grounds apart in each language: the letter of Article 6(1).
    const letter = (basis: LegalBasis): string =>
      legalBasisWords[language][basis].match(
        /(?:\(1\)\(|6\.1\.|Buchst\. |point |lett\. |onder )[a-f]/u,
      )?.[0] ?? '?';
    for (const purpose of ['provide', 'statistics', 'requests', 'newsletters'] as const) {
      const cell = usualCells[language][purpose];
      const grounds = groundsOf({ purposes: [purpose], analytics: 'yes' });
      for (const basis of legalBases) {
        const named =
          cell.includes(letter(basis)) || (basis === 'legitimate-interests' && purpose === 'requests');
        expect(named, `${purpose} ${basis}`).toBe(grounds.includes(basis));
      }
    }
    expect(groundsOf({ purposes: ['statistics'] })).toEqual(['legitimate-interests']);
  },
);
