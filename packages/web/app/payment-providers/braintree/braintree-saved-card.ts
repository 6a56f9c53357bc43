import { create as createClient } from 'braintree-web/client';
import { create as createCollector } from 'braintree-web/data-collector';
import { create as createHostedFields } from 'braintree-web/hosted-fields';
import { send } from '../../api.ts';
import { hostedFieldBoxes, hostedFieldStyles } from './hosted-field-boxes.ts';
import { braintreeCalls } from './braintree-calls.ts';
import type { CardContext, CardFields } from '../saved-card.ts';

/** Braintree's Hosted Fields; the card is checked by its bank when the server puts it into the vault. */
export async function showBraintreeCard(
  element: HTMLElement,
  { words }: CardContext,
): Promise<CardFields | null> {
  const begun = await send(braintreeCalls.braintreeNewMethodToken, {});
  if (!begun.ok) return null;
  const client = await createClient({ authorization: begun.data.client_token });
  const fields = await createHostedFields({
    client,
    styles: hostedFieldStyles(),
    fields: hostedFieldBoxes(element, words),
  });
  // Its frame may be blocked, which refuses nobody.
  const collector = await createCollector({ client }).catch(() => null);
  return {
    async save() {
      const card = await fields.tokenize().catch(() => null);
      if (card === null) return { ok: false, reason: 'fields' };
      const saved = await send(braintreeCalls.braintreeCreateMethod, {
        body: {
          payment_method_nonce: card.nonce,
          ...(collector === null ? {} : { device_data: collector.deviceData }),
        },
      });
      return saved.ok ? { ok: true } : { ok: false, reason: 'server', failure: saved };
    },
    close() {
      void Promise.allSettled([fields.teardown(), collector?.teardown()]);
    },
  };
}
