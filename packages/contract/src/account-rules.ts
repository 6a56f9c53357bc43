import { limits } from './limits.ts';

/** The pattern of HTML's `type=email` with a dot in the domain, as specification 5 asks of an address. */
const standard =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmail(value: string): boolean {
  return value.length >= limits.email.min && value.length <= limits.email.max && standard.test(value);
}

export type PasswordFault = 'too-short' | 'too-long' | 'no-upper-case' | 'no-digit';

/** What a password lacks: specification 5 asks for a length, an upper-case letter and a digit. */
export function passwordFault(value: string, min: number = limits.password.min): PasswordFault | null {
  if (value.length < min) return 'too-short';
  if (value.length >= limits.password.below) return 'too-long';
  if (!/\p{Lu}/u.test(value)) return 'no-upper-case';
  return /\d/.test(value) ? null : 'no-digit';
}
