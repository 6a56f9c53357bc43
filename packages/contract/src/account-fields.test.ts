import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { activationPassword, newPassword, newPasswordOrNone } from './account-fields.ts';
import { limits } from './limits.ts';

const longest = limits.password.below - 1;
const inLatin = (length: number): string => 'Aa1'.padEnd(length, 'x');
/** A sign of two units at the end. */
const withEmoji = (length: number): string => `${inLatin(length - 2)}\u{1F511}`;

test.each([
  { name: 'newPassword', password: newPassword },
  { name: 'newPasswordOrNone', password: newPasswordOrNone },
  { name: 'activationPassword', password: activationPassword },
])('$name accepts its maximum length in any characters, and reports excess once', ({ password }) => {
  for (const made of [inLatin, withEmoji]) {
    expect(z.safeParse(password, made(longest)).success).toBe(true);
    const { error } = z.safeParse(password, made(longest + 1));
    expect(error?.issues).toMatchObject([{ code: 'too_big', maximum: longest }]);
  }
});
