// @vitest-environment happy-dom
import { limits } from '@clausewright/contract/limits';
import { expect, test } from 'vitest';
import { hookInApp, words } from '../testing/in-app.tsx';
import { findErrors, useValidation } from './use-validation.ts';

const { min, below, minAtActivation } = limits.password;
const fault = (name: string, values = {}) => words(`account.faults.${name}`, values);
const rules = () => hookInApp(useValidation).result.current;

test.each([
  ['', 'required'],
  ['not an address', 'email'],
  ['owner@shop.example', null],
])('the address "%s"', (value, name) => {
  expect(rules().email(value)).toBe(name === null ? undefined : fault(name));
});

test.each([
  ['', 'required'],
  ['Aa1', 'too-short'],
  ['alllowercase1', 'no-upper-case'],
  ['NoDigitHere', 'no-digit'],
  ['GoodOne1', null],
  [`A1${'a'.repeat(below)}`, 'too-long'],
])('the new password "%s"', (value, name) => {
  const values = { min, max: below - 1 };
  expect(rules().newPassword(value)).toBe(name === null ? undefined : fault(name, values));
});

test('of the first password only the length counts', () => {
  const firstPassword = (value: string) => rules().firstPassword(value);
  expect(firstPassword('a'.repeat(minAtActivation))).toBeUndefined();
  expect(firstPassword('a'.repeat(minAtActivation - 1))).toBe(fault('too-short', { min: minAtActivation }));
  expect(firstPassword('a'.repeat(below))).toBe(fault('too-long', { max: below - 1 }));
  expect(firstPassword('')).toBe(fault('required'));
});

test('a repeated password has to be there and to be the same', () => {
  const { repeat } = rules();
  expect(repeat('', 'x')).toBe(fault('required'));
  expect(repeat('y', 'x')).toBe(fault('unequal'));
  expect(repeat('x', 'x')).toBeUndefined();
});

test('only what is wrong is left', () => {
  expect(findErrors({ email: undefined, password: 'Required' })).toEqual({ password: 'Required' });
});
