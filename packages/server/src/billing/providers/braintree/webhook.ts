import { createHash } from 'node:crypto';
import type { ProviderEvent, WebhookRequest } from '../../provider-interface/provider.ts';
import { type BraintreeSettings, call, connectGateway, type Gateway } from './gateway.ts';
import { notificationAnswer } from './gateway-answers.ts';

type Checked = { ok: true; events: readonly ProviderEvent[] } | { ok: false };

/**
 * A signed message of the gateway, posted as a form. It carries no id of its own: the hash of its payload
 * is one, and stays the same when the message is sent again.
 */
export async function readWebhook(gateway: Gateway, { body }: WebhookRequest): Promise<Checked> {
  const form = new URLSearchParams(body.toString('utf8'));
  const payload = form.get('bt_payload') ?? '';
  const called = await call(() => gateway.webhookNotification.parse(form.get('bt_signature') ?? '', payload));
  const parsed = called.ok ? notificationAnswer.safeParse(called.value) : null;
  if (!parsed?.success) return { ok: false };
  const { kind, transaction, dispute } = parsed.data;
  // A message about a refund names the refund; the payment that it belongs to is beside it.
  const reference = transaction?.refundedTransactionId ?? transaction?.id ?? dispute?.transaction?.id ?? null;
  const isRefund = (transaction?.refundedTransactionId ?? null) !== null;
  return {
    ok: true,
    events: [
      {
        id: createHash('sha256').update(payload.trim()).digest('hex'),
        type: kind,
        reference,
        transactionId: isRefund ? null : (transaction?.orderId ?? dispute?.transaction?.orderId ?? null),
      },
    ],
  };
}

/** The answer to `GET /webhooks/braintree?bt_challenge=…`, asked when the address is entered; null for a bad one. */
export function webhookChallenge(settings: BraintreeSettings, challenge: string): string | null {
  if (!/^[a-f0-9]{20,32}$/.test(challenge)) return null;
  const answer = connectGateway(settings, 0).webhookNotification.verify(challenge);
  return typeof answer === 'string' ? answer : null;
}
