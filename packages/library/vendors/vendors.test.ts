import { type Language, languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { loadVendorTexts } from './browser.ts';
import { categoryTexts } from './category-texts.ts';
import { singleProviderTexts } from './single-provider-texts.ts';
import { aboutVendor } from './about.ts';
import { detailsOf } from './details.ts';
import { vendorFiles } from './vendor-files.ts';
import { draftClause } from '@clausewright/engine/document/assemble';
import { blockText } from '@clausewright/engine/document/tree-text';
import { payments } from '../types/privacy-policy/clauses/payments/clause.ts';
import { today } from '../types/privacy-policy/testing/random-answers.ts';
import { foreignWords, termFaults } from '../testing/terms.ts';
import { dataTypes } from '../personal-data/data-types.ts';
import { findVendor, vendorName, vendors, vendorsIn } from './list.ts';
import { legalBasisWords } from '../types/privacy-policy/words/legal-bases.ts';
import { usualCells } from '../types/privacy-policy/words/usual-bases.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { legalBases, type LegalBasis, purposesWithBases } from '../laws/purpose-bases.ts';
import { usedVendors } from './used-vendors.ts';
import { transferSafeguards, vendorCategories, vendorVariants } from './vendor.ts';

test('vendors have unique ids and names, and a country or an explicit unknown', () => {
  expect(vendors.length).toBeGreaterThanOrEqual(40);
  expect(new Set(vendors.map(({ id }) => id)).size).toBe(vendors.length);
  expect(new Set(vendors.map(({ name, variant }) => `${name} ${variant ?? ''}`)).size).toBe(vendors.length);
  expect(vendors.filter(({ name }) => name.includes('('))).toEqual([]);
  expect(vendors.filter(({ country }) => !/^(?:[A-Z]{2}|unknown)$/.test(country))).toEqual([]);
  expect(vendors.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('every vendor has details, and only addresses that were read', () => {
  const kinds = dataTypes.map(({ id }) => id);
  for (const { id, selfHosted } of vendors) {
    const { privacyUrl, optOutUrl, data, safeguard } = detailsOf(id);
    const file = vendorFiles.get(id);
    expect(privacyUrl, id).toBe(file?.privacyUrl?.certainty === 'read' ? file.privacyUrl.url : undefined);
    expect(optOutUrl, id).toBe(file?.optOutUrl?.certainty === 'read' ? file.optOutUrl.url : undefined);
    expect(kinds, id).toEqual(expect.arrayContaining([...data]));
    expect(data.length === 0, id).toBe(selfHosted === true);
    expect(transferSafeguards, id).toContain(safeguard);
    expect(safeguard === 'own-server', id).toBe(selfHosted === true);
  }
  expect(detailsOf('toString')).toEqual({ data: [], safeguard: 'unknown' });
});

test('a safeguard is named only where the vendor’s country has it and the vendor states it', () => {
  const safeguard = (id: string) => detailsOf(id).safeguard;
  expect(safeguard('google-analytics')).toBe('dpf');
  expect(safeguard('matomo-cloud')).toBe('adequacy');
  expect(safeguard('hetzner')).toBe('eea');
  expect(safeguard('matomo')).toBe('own-server');
  expect(safeguard('apple-sign-in')).toBe('scc');
  // Recalled alone.
  expect(['hubspot', 'salesforce', 'microsoft-azure', 'alipay', 'yandex-metrica'].map(safeguard)).toEqual(
    Array.from({ length: 5 }, () => 'unknown'),
  );
});

test('a bank transfer has its name in each language, and no vendor', () => {
  const transfer = findVendor('bank-transfer');
  expect(languages.map((language) => transfer && vendorName(transfer, language))).toContain(
    'Bonifico bancario',
  );
  expect(detailsOf('bank-transfer')).toEqual({ data: [], safeguard: 'own-server' });
  expect(usedVendors({ payment_vendors: ['bank-transfer'] }).every((one) => one.selfHosted)).toBe(true);
  const english = (answers: object) =>
    blockText(draftClause(payments, { payments: 'yes', ...answers }, { language: 'en', today }).blocks);
  const alone = english({ payment_vendors: ['bank-transfer'] });
  expect(alone).toContain('Bank transfer');
  expect(alone).not.toMatch(/providers?\b|server/u);
  expect(english({ payment_vendors: ['bank-transfer', 'stripe'] })).toContain('This provider');
});

test('a discontinued product is not offered, but found where it was chosen', () => {
  const closed = vendors.filter(({ retired }) => retired !== undefined);
  expect(closed.map(({ id }) => id)).toEqual(expect.arrayContaining(['addthis', 'mopub']));
  for (const { id, retired } of closed) {
    expect(retired, id).toMatch(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/);
    expect(findVendor(id)?.id).toBe(id);
    const offered = (kept?: readonly string[]) =>
      vendorsIn(vendorCategories, kept).map((vendor) => vendor.id);
    expect(offered()).not.toContain(id);
    expect(offered([id])).toContain(id);
  }
});

test.each(languages)('a sentence describes what each vendor does, in %s', (language) => {
  const sentences = vendors.map(({ id }) => [id, aboutVendor(language, id) ?? ''] as const);
  expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(vendors.length);
  for (const [id, sentence] of sentences) {
    expect(sentence, id).toMatch(/^\S.*[^.]\.$/u);
    expect(sentence, id).not.toMatch(/['"]|\.\s| {2}/u);
    expect(sentence.split(' ').length, id).toBeLessThanOrEqual(25);
    expect(foreignWords(language, sentence.replace(findVendor(id)?.name ?? '', '')), id).toEqual([]);
  }
  expect(aboutVendor(language, 'toString')).toBeUndefined();
});

test('the sentences use glossary terms and differ in every language', () => {
  for (const { id } of vendors) {
    const texts = Object.fromEntries(languages.map((one) => [one, aboutVendor(one, id) ?? '']));
    expect(termFaults(texts as Record<Language, string>), id).toEqual([]);
    expect(new Set(Object.values(texts)).size, id).toBe(languages.length);
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
    for (const language of languages) expect(categoryTexts[language][category], category).toMatch(/\.$/);
  }
  const texts = languages.flatMap((language) => Object.values(categoryTexts[language]));
  expect(new Set(texts).size).toBe(vendorCategories.length * languages.length);
});

test('a single provider is phrased in the singular in every category and language', () => {
  const many =
    /Diese Anbieter|diesen Anbietern|these provider|proveedores|prestataires|fornitori|aanbieders/i;
  for (const category of vendorCategories) {
    for (const language of languages) {
      expect(singleProviderTexts[language][category], category).not.toMatch(many);
      expect(singleProviderTexts[language][category], category).not.toBe(categoryTexts[language][category]);
    }
  }
});

test('a retired vendor is offered only to owners who already have it', () => {
  const all = vendors.map((vendor) => (vendor.id === 'matomo' ? { ...vendor, retired: '2026' } : vendor));
  const offered = (kept: string[]) => vendorsIn(['analytics'], kept, all).map(({ id }) => id);
  expect(offered([])).not.toContain('matomo');
  expect(offered(['plausible', 'matomo'])).toContain('matomo');
  expect(offered(['stripe'])).not.toContain('stripe');
});

test('an unknown or inherited id is not a vendor', () => {
  expect(findVendor('toString')).toBeUndefined();
  expect(findVendor('stripe')?.type).toBe('ESSENTIAL');
});

test('a purpose has its default legal basis until the owner sets another', () => {
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
  const decided = { automated_decisions: [{ _id: 'd1', decision_basis: 'explicit-consent' }, { _id: 'd2' }] };
  expect(purposesWithBases(decided).map(({ bases }) => bases)).toEqual([['consent'], []]);
});

test.each(languages)('the default legal bases match the document’s table, in %s', (language) => {
  const groundsOf = (answers: Answers): readonly string[] =>
    purposesWithBases(answers).flatMap(({ bases }) => bases);
  // What tells the six grounds apart in each language: the letter of Article 6(1).
  const letter = (basis: LegalBasis): string =>
    legalBasisWords[language][basis].match(/(?:\(1\)\(|6\.1\.|Buchst\. |point |lett\. |onder )[a-f]/u)?.[0] ??
    '?';
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
});
