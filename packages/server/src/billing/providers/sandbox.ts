import type { Provider } from './provider.ts';

/**
 * Test payments: no money moves. The token says how the charge ends, so that every outcome can be
 * tried; an instance in production never offers it.
 */
export const sandbox: Provider = {
  processor: 'sandbox',
  offered: ({ mode }) => mode !== 'production',
  charge: ({ proof, transactionId }) => {
    const token = proof.token ?? proof.nonce;
    const response = { sandbox: true, charge: `sandbox-${transactionId}` };
    if (token === 'decline') return Promise.resolve({ status: 'rejected', response });
    if (token === 'review') return Promise.resolve({ status: 'pending-verification', response });
    return Promise.resolve({ status: 'approved', response });
  },
};
