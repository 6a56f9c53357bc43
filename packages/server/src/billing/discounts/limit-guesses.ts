import type { Outcome } from '../../platform/http/envelope.ts';
import type { RateLimits } from '../../platform/http/allowance.ts';

/**
 * Runs what looks a discount code up, while the address has wrong codes left to try; only a wrong one
 * counts. Without a code nothing is limited.
 */
export async function limitGuesses<Value>(
  rateLimits: RateLimits,
  { address, code }: { address: string; code: string | undefined },
  look: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (code === undefined) return look();
  const spent = await rateLimits.spendByAddress('discount', address);
  if (!spent.ok) return { ...spent, reason: 'limited' };
  const outcome = await look();
  const wrong = !outcome.ok && outcome.reason === 'discount-invalid';
  if (!wrong) await rateLimits.giveBackByAddress('discount', address);
  return outcome;
}
