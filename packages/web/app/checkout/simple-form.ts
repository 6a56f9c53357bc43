import type { PaymentProof, ProviderForm } from '../payment-providers/provider-form.ts';

/** SignUpOrLogIn to pay without fields of a provider: a saved method, a test payment. */
export function simpleForm(proof: PaymentProof): ProviderForm {
  return {
    mount: () => Promise.resolve(true),
    submit: async (open) =>
      (await open()) === null ? { ok: false, reason: 'not-opened' } : { ok: true, proof },
    close: () => {},
  };
}
