import type { Vault } from '../../provider-interface/provider.ts';
import { toVaultedMethod } from './card-method.ts';
import { call, type Gateway } from './gateway.ts';
import { clientTokenAnswer, customerAnswer, methodAnswer } from './gateway-answers.ts';

/** Customer ID has already been taken. */
const taken = '91609';

/** Braintree's customers carry our id; only the e-mail address goes with it. `patient` asks a bank. */
export function createVault({ gateway, patient }: { gateway: Gateway; patient: Gateway }): Vault {
  return {
    async customer({ id, email, reference }) {
      if (reference !== null) return { ok: true, reference };
      const called = await call(() => gateway.customer.create({ id, email }));
      const parsed = called.ok ? customerAnswer.safeParse(called.value) : null;
      if (!parsed?.success) return { ok: false, reason: 'unreachable' };
      const answer = parsed.data;
      if (answer.success) return { ok: true, reference: answer.customer.id };
      const known = answer.errors.deepErrors().some(({ code }) => code === taken);
      return known ? { ok: true, reference: id } : { ok: false, reason: 'unreachable' };
    },

    async begin(customerReference) {
      const token = await generateClientToken(gateway, { customerId: customerReference });
      return token === null ? { ok: false, reason: 'unreachable' } : { ok: true, token, intentId: null };
    },

    async save(customerReference, { nonce, deviceData }) {
      if (nonce === undefined) return { ok: false, reason: 'refused' };
      const called = await call(() =>
        patient.paymentMethod.create({
          customerId: customerReference,
          paymentMethodNonce: nonce,
          ...(deviceData === undefined ? {} : { deviceData }),
          options: { verifyCard: true },
        }),
      );
      if (!called.ok) return { ok: false, reason: called.reason === 'unknown' ? 'unreachable' : 'refused' };
      const parsed = methodAnswer.safeParse(called.value);
      if (!parsed.success) return { ok: false, reason: 'unreachable' };
      if (!parsed.data.success) return { ok: false, reason: 'refused' };
      return { ok: true, method: toVaultedMethod(parsed.data.paymentMethod) };
    },

    async readdress(customerReference, email) {
      const called = await call(() => gateway.customer.update(customerReference, { email }));
      return called.ok || called.reason === 'not-found' ? { ok: true } : { ok: false, reason: 'unreachable' };
    },

    async forget(reference) {
      const called = await call(() => gateway.paymentMethod.delete(reference));
      return called.ok || called.reason === 'not-found' ? { ok: true } : { ok: false, reason: 'unreachable' };
    },
  };
}

/** What the script in the browser begins with; null where none came. */
export async function generateClientToken(gateway: Gateway, request: object): Promise<string | null> {
  const called = await call(() => gateway.clientToken.generate(request));
  const parsed = called.ok ? clientTokenAnswer.safeParse(called.value) : null;
  return parsed?.success ? parsed.data.clientToken : null;
}
