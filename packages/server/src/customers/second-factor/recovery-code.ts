import { randomInt } from 'node:crypto';

/** Without what looks alike. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz'.split('');
const length = 16;

export const recoveryCodes = 10;

/** 79 bits: so many that its hash tells nothing, with a dash after each fourth sign. */
export function newRecoveryCode(): string {
  const text = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** As it is compared, however somebody typed it. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}
