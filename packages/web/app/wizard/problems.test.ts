import type { Vendor } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { evaluationOf, wizardTexts } from '../testing/wizard-samples.tsx';
import { listStepErrors, isInStep, findStep } from './problems.ts';
import { placeName } from './place-name.ts';
import { fitsTwoColumns, isOptional, getNote, getWords } from './question-words.ts';
import { vendorLabel } from './vendor-label.ts';

const evaluation = evaluationOf({ country: 'DE' });
const [place, kinds] = evaluation.steps;

test('an error belongs to the step that asks for it', () => {
  if (!place || !kinds) throw new Error('the type has no steps');
  expect(isInStep('country', place)).toBe(true);
  expect(isInStep('rules.own/r1/name', place)).toBe(true);
  expect(isInStep('owner', place)).toBe(false);
  expect(listStepErrors(evaluation, kinds).map(({ path }) => path)).toContain('owner');
  expect(listStepErrors(evaluation, place).map(({ path }) => path)).not.toContain('owner');
});

test('what nobody asks for has no step', () => {
  expect(findStep(evaluation, 'owner')?.id).toBe('kinds');
  expect(findStep(evaluation, 'no such answer')).toBeUndefined();
});

test('a question in a repetition has the words of its group', () => {
  const { texts } = wizardTexts;
  expect(getWords(texts, 'country').label).toBe('Country of establishment');
  expect(getWords(texts, 'branches/r1/branch_name').label).not.toBe('');
  expect(getWords(texts, 'no such question').label).toBe('');
  expect(getNote(getWords(texts, 'agreement_for'), 'app')).toBe('For phones, tablets or computers.');
  expect(getNote(getWords(texts, 'agreement_for'), 'website')).toBeUndefined();
});

test('short labels stand two in a row, one long one puts all below each other', () => {
  expect(fitsTwoColumns(['Yes', 'No'])).toBe(true);
  expect(fitsTwoColumns(['Yes', 'x'.repeat(31)])).toBe(false);
});

test('only what is said to be optional is', () => {
  const optional = evaluation.steps
    .flatMap(({ questions }) => questions)
    .filter(isOptional)
    .map(({ path }) => path);
  expect(optional).toContain('contact_phone');
  expect(optional).not.toContain('owner');
});

test('a place is called by its name, one that nobody knows by its code', () => {
  const states = [{ value: 'US_CA', text: 'California' }];
  const countries = [{ value: 'US', text: 'United States', states }];
  const known = { texts: wizardTexts.texts, countries, language: 'en' as const };
  expect(placeName('US_CA', known)).toBe('California');
  expect(placeName('DE', known)).toBe('Germany');
});

test('a vendor is called by its name, with what sets this use of it apart', () => {
  const { vendors } = wizardTexts;
  const [variant = ''] = Object.keys(vendors.variants);
  const vendor = { id: 'x', name: 'Our Own', names: { de: 'Unser Eigenes' } } as unknown as Vendor;
  expect(vendorLabel(vendor, vendors, 'en')).toBe('Our Own');
  expect(vendorLabel(vendor, vendors, 'de')).toBe('Unser Eigenes');
  const label = vendorLabel({ ...vendor, variant } as Vendor, vendors, 'en');
  expect(label).toBe(`Our Own (${vendors.variants[variant as keyof typeof vendors.variants]})`);
});
