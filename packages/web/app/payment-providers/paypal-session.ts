import type { Submitted } from './provider-form.ts';

interface SessionEvents {
  onApprove: (approval: unknown) => Promise<void>;
  onCancel: () => void;
  onError: () => void;
}

/** Opens PayPal's window and waits until the person has decided there. */
export function decideAtPaypal(
  prove: (approval: unknown) => Promise<Submitted>,
  begin: (events: SessionEvents) => Promise<unknown>,
): Promise<Submitted> {
  return new Promise((resolve) => {
    const failed = () => resolve({ ok: false, reason: 'unavailable' });
    const events: SessionEvents = {
      onApprove: async (approval) => resolve(await prove(approval).catch((): Submitted => unavailable)),
      onCancel: () => resolve({ ok: false, reason: 'closed' }),
      onError: failed,
    };
    begin(events).catch(failed);
  });
}

const unavailable = { ok: false, reason: 'unavailable' } as const;
