import type { CommandResult } from './command.ts';

/**
 * What a script reads of a command that verifies. 0: everything that was asked is proven; of the whole log, up to the
 * day that is named, since answers of today are always open. 1: it could not be done, such as for a file that is no
 * receipt. One code each for the rest, so that silence is never taken for proof.
 */
export const verificationCodes = { nothing: 3, open: 4, altered: 5 } as const;

export const aboutCodes = ' Ends with 3: nothing to verify, 4: not proven, 5: altered.';

export function verified(
  state: 'proven' | keyof typeof verificationCodes,
  lines: readonly string[],
): CommandResult {
  if (state === 'proven') return { ok: true, lines };
  return { ok: false, reason: lines.join('\n'), exitCode: verificationCodes[state] };
}
