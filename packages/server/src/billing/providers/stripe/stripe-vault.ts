import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Vault } from '../../provider-interface/provider.ts';
import { callStripe, type StripeResult } from './stripe-faults.ts';
import { type PaymentMethodObject, paymentMethodObject, setupObject } from './stripe-objects.ts';
import { vaultedMethod } from './stripe-status.ts';

const unreachable = { ok: false, reason: 'unreachable' } as const;
const refused = { ok: false, reason: 'refused' } as const;

export function createStripeVault(stripe: Stripe): Vault {
  return {
    async customer({ id, email, reference }) {
      if (reference !== null) return { ok: true, reference };
      // The key must change with the body: an address may be changed before this is repeated.
      const print = createHash('sha256').update(email).digest('hex').slice(0, 16);
      const made = await callStripe(() =>
        stripe.customers.create(
          { email, metadata: { customer_id: id } },
          { idempotencyKey: `${id}:customer:${print}` },
        ),
      );
      return made.ok ? { ok: true, reference: made.value.id } : unreachable;
    },

    async begin(customer) {
      const begun = await callStripe(async () =>
        setupObject.omit({ payment_method: true }).parse(
          await stripe.setupIntents.create({
            customer,
            usage: 'off_session',
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          }),
        ),
      );
      if (!begun.ok || begun.value.client_secret === null) return unreachable;
      return { ok: true, token: begun.value.client_secret, intentId: begun.value.id };
    },

    async save(customer, { intentId, methodId }) {
      const method =
        intentId === undefined
          ? await attached(stripe, customer, methodId)
          : await setUp(stripe, customer, { intentId, methodId });
      if (!method.ok) return method.fault.kind === 'unreachable' ? unreachable : refused;
      if (method.value === null || method.value.customer !== customer) return refused;
      return { ok: true, method: vaultedMethod(method.value) };
    },

    async readdress(customer, email) {
      const told = await callStripe(() => stripe.customers.update(customer, { email }));
      // Refused: there is no such customer any more.
      return told.ok || told.fault.kind !== 'unreachable' ? { ok: true } : unreachable;
    },

    async forget(reference) {
      const detached = await callStripe(() => stripe.paymentMethods.detach(reference));
      // Refused: it hangs on no customer any more, or never was.
      return detached.ok || detached.fault.kind !== 'unreachable' ? { ok: true } : unreachable;
    },
  };
}

/** What a finished SetupIntent of this customer saved; null where it is another one's or not finished. */
async function setUp(
  stripe: Stripe,
  customer: string,
  { intentId, methodId }: { intentId: string; methodId: string | undefined },
): Promise<StripeResult<PaymentMethodObject | null>> {
  const read = await callStripe(async () =>
    setupObject.parse(await stripe.setupIntents.retrieve(intentId, { expand: ['payment_method'] })),
  );
  if (!read.ok) return read;
  const { status, customer: owner, payment_method: method } = read.value;
  const own = owner === customer && status === 'succeeded';
  const asked = methodId === undefined || method?.id === methodId;
  return { ok: true, value: own && asked ? method : null };
}

/** Attaches a method that hangs on nobody yet; one of somebody else is answered as it is. */
async function attached(
  stripe: Stripe,
  customer: string,
  methodId: string | undefined,
): Promise<StripeResult<PaymentMethodObject | null>> {
  if (methodId === undefined) return { ok: true, value: null };
  const read = await callStripe(async () =>
    paymentMethodObject.parse(await stripe.paymentMethods.retrieve(methodId)),
  );
  if (!read.ok || read.value.customer !== null) return read;
  return callStripe(async () =>
    paymentMethodObject.parse(await stripe.paymentMethods.attach(methodId, { customer })),
  );
}
