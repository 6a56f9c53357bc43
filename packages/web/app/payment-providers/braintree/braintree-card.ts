import { create as createHostedFields } from 'braintree-web/hosted-fields';
import { create as createThreeDSecure } from 'braintree-web/three-d-secure';
import { send } from '../../api.ts';
import { readCustomer } from '../../stored-session/session-store.ts';
import { braintreeCalls } from './braintree-calls.ts';
import { deviceProof, startBraintree } from './braintree-client.ts';
import { hostedFieldBoxes, hostedFieldStyles } from './hosted-field-boxes.ts';
import type { ProviderContext, ProviderForm, Submitted } from '../provider-form.ts';

/** Braintree's errors that the person mends in the fields. */
const typing = new Set(['HOSTED_FIELDS_FIELDS_EMPTY', 'HOSTED_FIELDS_FIELDS_INVALID']);

function isTyping(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && typing.has(String(error.code));
}

/** What the bank asks 3-D Secure for: of the account where there is one, else what the form says. */
async function payerOf({ buyer }: ProviderContext) {
  const { email, name, address, city, postalCode, country } = buyer();
  const known = readCustomer() === null ? null : await send(braintreeCalls.user3dSecure, {});
  const [given = '', ...rest] = name.split(' ');
  const payer =
    known?.ok === true
      ? known.data
      : {
          email,
          phone: '',
          given_name: given,
          surname: rest.join(' '),
          address,
          city,
          postal_code: postalCode,
          country,
        };
  const billing = {
    givenName: payer.given_name,
    surname: payer.surname,
    streetAddress: payer.address,
    locality: payer.city,
    postalCode: payer.postal_code,
    countryCodeAlpha2: payer.country,
  };
  const billingAddress = Object.fromEntries(Object.entries(billing).filter(([, value]) => value !== ''));
  return {
    ...(payer.email === '' ? {} : { email: payer.email }),
    ...(payer.phone === '' ? {} : { mobilePhoneNumber: payer.phone }),
    billingAddress,
  };
}

/** Cards through Hosted Fields: each field is a frame of Braintree's, the card is confirmed with its bank. */
export function createBraintreeCard(context: ProviderContext): ProviderForm {
  let started: Awaited<ReturnType<typeof startBraintree>> = null;
  let fields: Awaited<ReturnType<typeof createHostedFields>> | null = null;
  let secure: Awaited<ReturnType<typeof createThreeDSecure>> | null = null;

  return {
    async mount(element) {
      started = await startBraintree(context);
      if (started === null) return false;
      const { client } = started;
      const boxes = hostedFieldBoxes(element, context.words);
      fields = await createHostedFields({ client, styles: hostedFieldStyles(), fields: boxes }).catch(
        () => null,
      );
      secure = await createThreeDSecure({ client, version: 2 }).catch(() => null);
      return fields !== null && secure !== null;
    },
    async submit(open): Promise<Submitted> {
      if (started === null || fields === null || secure === null) return { ok: false, reason: 'unavailable' };
      const card = await fields.tokenize().catch((error: unknown) => {
        if (isTyping(error)) return null;
        throw error;
      });
      if (card === null) return { ok: false, reason: 'fields' };
      const opened = await open();
      if (opened === null) return { ok: false, reason: 'not-opened' };
      if (opened.client?.processor !== 'braintree') return { ok: false, reason: 'unavailable' };
      const { nonce } = await secure.verifyCard({
        amount: opened.client.amount,
        nonce: card.nonce,
        bin: card.details?.bin ?? '',
        ...(await payerOf(context)),
        onLookupComplete: (_, next) => next(),
      });
      return { ok: true, proof: { nonce, ...deviceProof(started.deviceData) } };
    },
    close() {
      const parts = [() => fields?.teardown(), () => secure?.teardown(), () => started?.close()];
      void Promise.allSettled(parts.map(async (part) => part()));
    },
  };
}
