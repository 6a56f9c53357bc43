import { dictionary } from '@zxcvbn-ts/language-common';
import type { Refused } from '../../platform/http/envelope.ts';

/** Passwords that attackers try first, offline (ASVS 6.2.4): almost fifty thousand, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What this product is called and about; a guess at a password here begins with these. */
const productWords = [
  'clausewright',
  'privacypolicy',
  'privacy',
  'policy',
  'cookies',
  'cookie',
  'consent',
  'disclaimer',
  'agreement',
  'termsandconditions',
  'terms',
  'legal',
  'gdpr',
  'dsgvo',
  'rgpd',
];

/** Characters that a password must have besides words which anybody would guess. */
const leastOfItsOwn = 6;

/**
 * Refuses a password that is guessed early: a common one, also with a few signs around it, or one of
 * little more than the product's name or the person's own address. The shape of passwords (length,
 * capital, digit) is judged by the contract before.
 */
export function refuseCommonPassword(
  password: string,
  { email, service = '' }: { email: string; service?: string },
): Refused | null {
  const plain = password.normalize('NFKC').toLowerCase();
  const words = [...wordsOfEmail(email), service.toLowerCase(), ...productWords];
  const guessed = isCommon(plain) || restWithout(plain, words).length < leastOfItsOwn;
  return guessed ? { ok: false, reason: 'password-common' } : null;
}

/** `Password1!` is `password` with the signs that rules ask for. */
function isCommon(plain: string): boolean {
  if (common.has(plain)) return true;
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return core.length >= 5 && plain.length - core.length <= 4 && common.has(core);
}

/** The address, its name and the labels of its domain, as far as they are long enough to be words. */
function wordsOfEmail(email: string): string[] {
  const whole = email.normalize('NFKC').toLowerCase();
  const [name = '', domain = ''] = whole.split('@');
  return [whole, name, domain, ...name.split(/[^\p{L}]+/u), ...domain.split('.')];
}

function restWithout(plain: string, words: readonly string[]): string {
  const long = words.filter((word) => word.length >= 4).toSorted((one, other) => other.length - one.length);
  return long.reduce((rest, word) => rest.replaceAll(word, ''), plain);
}
