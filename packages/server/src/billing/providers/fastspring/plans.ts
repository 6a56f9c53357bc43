import { z } from 'zod';
import type { ProviderPlans } from '../../provider-interface/provider.ts';
import type { FastspringClient, Outcome } from './client.ts';

const plan = z.object({ state: z.string() });

/** FastSpring's states of a subscription; one that is on trial or unknown to us goes on. */
const states: Readonly<Record<string, 'active' | 'overdue' | 'ending' | 'ended'>> = {
  overdue: 'overdue',
  canceled: 'ending',
  deactivated: 'ended',
};

const changed = z.object({ subscriptions: z.array(z.object({ result: z.string() })).min(1) });

/** FastSpring charges its subscriptions itself; what we decide is whether they go on. */
export function createFastspringPlans(client: FastspringClient): ProviderPlans {
  return {
    async read(reference) {
      const read = await client.call(plan, 'GET', `/subscriptions/${encodeURIComponent(reference)}`);
      if (read.ok) return { ok: true, state: states[read.value.state] ?? 'active' };
      return { ok: false, reason: read.reason === 'unreachable' ? 'unreachable' : 'not-found' };
    },
    async cancel(reference) {
      return heard(await client.call(changed, 'DELETE', `/subscriptions/${encodeURIComponent(reference)}`));
    },
    async resume(reference) {
      return heard(
        await client.call(changed, 'POST', '/subscriptions', {
          subscriptions: [{ subscription: reference, deactivation: null }],
        }),
      );
    },
  };
}

/** One that it does not know or that has ended is as it should be, or can never be again. */
function heard(answer: Outcome<unknown>): { ok: true } | { ok: false; reason: 'unreachable' } {
  return answer.ok || answer.reason !== 'unreachable' ? { ok: true } : { ok: false, reason: 'unreachable' };
}
