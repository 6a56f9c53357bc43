import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { refuseCommonPassword } from './common-passwords.ts';

const about = { email: 'Grete.Hopper@lindenhof-shop.example', service: 'Clausewright' };
const refused = { ok: false, reason: 'password-common' };

test('the list has at least the 3000 entries required by ASVS', () => {
  expect(dictionary['passwords-common'].length).toBeGreaterThanOrEqual(3000);
});

test.each([
  ['Password1', 'in the list, written with a capital'],
  ['Password1!', 'in the list, with signs at the end'],
  ['!!Sunshine22', 'in the list, with signs on both sides'],
  ['ＰＡＳＳＷＯＲＤ１', 'in the list, in full-width letters'],
  ['Clausewright1', 'the name of the product'],
  ['Privacy2026!', 'what the product is about'],
  ['CookiePolicy99', 'two words of the product'],
  ['Grete.Hopper@lindenhof-shop.example', 'the own address'],
  ['Hopper1815!', 'the own name'],
  ['Grete1Hopper', 'the own name in two parts'],
  ['Lindenhof-Shop1', 'the own domain'],
])('%s is rejected: %s', (password) => {
  expect(refuseCommonPassword(password, about)).toEqual(refused);
});

test.each(['Tr4bant-im-Nebel', 'Consent is for Giraffes 7', 'grün9Kastanien', '8 Zitronen Im Flur'])(
  '%s is accepted',
  (password) => expect(refuseCommonPassword(password, about)).toBeNull(),
);

test('a name is rejected only for its bearer', () => {
  expect(refuseCommonPassword('Hopper1815!', { email: 'ada@sonne.example' })).toBeNull();
});
