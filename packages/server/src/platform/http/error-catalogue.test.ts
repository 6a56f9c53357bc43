import { globSync, readFileSync } from 'node:fs';
import { faultCodes, fieldFaults, refusalReasons, type MessageCode } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const codes: MessageCode[] = [...refusalReasons, ...fieldFaults, ...faultCodes];

/** Specification 8 and 5, where they give the words. */
const exact: Partial<Record<MessageCode, string>> = {
  'login-wrong': 'Email address or password are incorrect.',
  'sign-up-incomplete': 'Please complete all the fields correctly.',
  'email-invalid': 'Email address is invalid.',
  'reset-failed': 'Something went wrong. Please contact us by email.',
  'update-failed': 'Error on updating the agreement! Please contact us.',
  'delete-failed': 'There was an issue when trying to delete the agreement.',
  'payment-method-not-added': 'Error when adding a Payment Method',
  'discount-invalid': 'The code you supplied is not valid',
  'vat-not-validated': "We couldn't validate your VAT ID through EU VIES. Please try again.",
  required: 'Required',
};

function sources(): string {
  const root = new URL('../../../../', import.meta.url).pathname;
  const files = globSync(['*/src/**/*.ts', 'server/src/**/decline-codes.json', 'web/app/**/*.{ts,tsx}'], {
    cwd: root,
  }).filter((file) => !/\.test\.ts|\/testing\/|contract\/src\/(payment-)?reasons\.ts/.test(file));
  return files.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n');
}

test('texts given by the specification are used verbatim', () => {
  const said = Object.keys(exact).map((code) => [code, translate('en', code as MessageCode)]);
  expect(Object.fromEntries(said)).toEqual(exact);
});

test('every code is used somewhere', () => {
  const text = sources();
  const unused = codes.filter((code) => !text.includes(`'${code}'`) && !text.includes(`"${code}"`));
  expect(unused).toEqual([]);
});
