/** Specification 5: what an account's fields must be; the forms judge by the same rules. */
import * as z from 'zod/mini';
import { isEmail, passwordFault } from './account-rules.ts';
import { limits } from './limits.ts';

export const email = z
  .string()
  // First what specification 5 says of any invalid address, however short.
  .check(z.refine(isEmail, 'email-invalid'), z.minLength(limits.email.min), z.maxLength(limits.email.max));

const longest = limits.password.below - 1;
/** A schema counts a sign of two units once: what it lets pass so is too long all the same. */
const inUnits = z.check<string>(({ value, issues }) => {
  if (value.length > longest && Array.from(value).length <= longest) {
    issues.push({ code: 'too_big', origin: 'string', maximum: longest, inclusive: true, input: value });
  }
});

/** For sign-up, reset and change. */
export const newPassword = z.string().check(
  z.minLength(limits.password.min),
  z.maxLength(longest),
  inUnits,
  z.check(({ value, issues }) => {
    const fault = passwordFault(value);
    if (fault !== null && fault !== 'too-long') issues.push({ code: 'custom', message: fault, input: value });
  }),
);
/** For a sign-up whose password may come later: then it is empty. Not a union, whose complaints say less. */
export const newPasswordOrNone = z.string().check(
  z.maxLength(longest),
  inUnits,
  z.check(({ value, issues }) => {
    const fault = value === '' ? null : passwordFault(value);
    if (fault === 'too-short') {
      const minimum = limits.password.min;
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value });
    } else if (fault !== null && fault !== 'too-long') {
      issues.push({ code: 'custom', message: fault, input: value });
    }
  }),
);
/** For the first password, set on activation. */
export const activationPassword = z
  .string()
  .check(z.minLength(limits.password.minAtActivation), z.maxLength(longest), inUnits);
/** As it was set: to log in, and to prove again who asks. */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(longest));
/** The secret of an activation or reset link: 256 bits, base64url. */
export const linkHash = z.string().check(z.minLength(1), z.maxLength(128));
