import {
  PaypalPaymentTokenUsageType,
  type SetupTokenRequest,
  VaultController,
  VaultTokenRequestType,
} from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import type { Vault } from '../../provider-interface/provider.ts';
import type { PaypalClient } from './client.ts';
import { toVaultedMethod } from './payment-status.ts';

const setupToken = z.object({
  id: z.string(),
  status: z.string().optional(),
  customer: z.object({ id: z.string() }),
});
/** Its owner agreed. */
const agreed = new Set(['APPROVED', 'VAULTED']);
const paymentToken = z.object({
  id: z.string(),
  payment_source: z
    .object({ paypal: z.object({ email_address: z.string() }).partial() })
    .partial()
    .optional(),
});

/** Accounts of payers that may be charged without them (payment method tokens v3). */
export function createPaypalVault(client: PaypalClient): Vault {
  const beginWith = (customer: SetupTokenRequest['customer'], paypalRequestId?: string) =>
    client.call(setupToken, (sdk) =>
      new VaultController(sdk).createSetupToken({
        body: {
          ...(customer !== undefined && { customer }),
          paymentSource: { paypal: { usageType: PaypalPaymentTokenUsageType.Merchant } },
        },
        ...(paypalRequestId !== undefined && { paypalRequestId }),
      }),
    );

  return {
    async customer({ id, reference }) {
      if (reference !== null) return { ok: true, reference };
      // PayPal makes its customer with the first wish to save something.
      const made = await beginWith({ merchantCustomerId: id }, `${id}:customer:1`);
      return made.ok ? { ok: true, reference: made.value.customer.id } : { ok: false, reason: 'unreachable' };
    },
    async begin(customerReference) {
      const made = await beginWith({ id: customerReference });
      return made.ok
        ? { ok: true, token: made.value.id, intentId: made.value.id }
        : { ok: false, reason: 'unreachable' };
    },
    async save(customerReference, { intentId }) {
      if (intentId === undefined) return { ok: false, reason: 'refused' };
      const setup = await client.call(setupToken, (sdk) => new VaultController(sdk).getSetupToken(intentId));
      if (!setup.ok) return { ok: false, reason: refusedOr(setup.reason) };
      const { customer, status = '' } = setup.value;
      if (customer.id !== customerReference || !agreed.has(status)) return { ok: false, reason: 'refused' };
      const saved = await client.call(paymentToken, (sdk) =>
        new VaultController(sdk).createPaymentToken({
          body: { paymentSource: { token: { id: intentId, type: VaultTokenRequestType.SetupToken } } },
          paypalRequestId: `${intentId}:save:1`,
        }),
      );
      if (!saved.ok) return { ok: false, reason: refusedOr(saved.reason) };
      const email = saved.value.payment_source?.paypal?.email_address;
      return { ok: true, method: toVaultedMethod(saved.value.id, email) };
    },
    async forget(reference) {
      const gone = await client.call(z.undefined(), (sdk) =>
        new VaultController(sdk).deletePaymentToken(reference),
      );
      // What PayPal does not know is forgotten.
      return gone.ok || gone.reason === 'not-found' ? { ok: true } : { ok: false, reason: 'unreachable' };
    },
  };
}

function refusedOr(reason: 'unreachable' | 'not-found' | 'refused'): 'unreachable' | 'refused' {
  return reason === 'unreachable' ? 'unreachable' : 'refused';
}
