import { z } from 'zod';
import type { PaymentProvider, ProviderEvent, WebhookRequest } from '../../provider-interface/provider.ts';
import { readSignedJson } from '../signed-json.ts';
import type { PaypalClient } from './client.ts';

type Checked = Awaited<ReturnType<NonNullable<PaymentProvider['webhook']>>>;

/** PayPal repeats a message for three days; older ones are no message of its. */
const oldest = 4 * 24 * 60 * 60_000;

/** We never fetch the certificate, and do not have PayPal look at one from elsewhere either. */
const certificateAddress = /^https:\/\/(?:[\w-]+\.)*paypal\.com\/[\w./-]+$/;

const header = z.string().min(1).max(500);
const signedHeaders = z.object({
  'paypal-auth-algo': header,
  'paypal-cert-url': header.regex(certificateAddress),
  'paypal-transmission-id': header,
  'paypal-transmission-sig': header,
  'paypal-transmission-time': header,
});

const verdict = z.object({ verification_status: z.string() });

const event = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().min(1).max(200),
  resource: z
    .object({
      id: z.string(),
      custom_id: z.string(),
      supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }).partial() }).partial(),
      purchase_units: z.array(z.object({ custom_id: z.string() }).partial()),
      metadata: z.object({ order_id: z.string() }).partial(),
      disputed_transactions: z.array(z.object({ custom: z.string(), invoice_number: z.string() }).partial()),
    })
    .partial(),
});

/** Has PayPal itself check the signature over the very text that came. */
export async function checkPaypalWebhook(
  client: PaypalClient,
  webhookId: string,
  now: Date,
  { headers, body }: WebhookRequest,
): Promise<Checked> {
  const signed = signedHeaders.safeParse(headers);
  if (!signed.success) return { ok: false };
  const age = now.getTime() - Date.parse(signed.data['paypal-transmission-time']);
  if (Number.isNaN(age) || Math.abs(age) > oldest) return { ok: false };
  const read = readEvent(body);
  const text = body.toString('utf8');
  if (read === null || !(await isGenuine(client, webhookId, signed.data, text))) return { ok: false };
  return { ok: true, events: [read] };
}

function readEvent(body: Buffer): ProviderEvent | null {
  const json = readSignedJson(body);
  const parsed = json.ok ? event.safeParse(json.value) : null;
  if (!parsed?.success) return null;
  const { id, event_type: type, resource } = parsed.data;
  const [disputed] = resource.disputed_transactions ?? [];
  return {
    id,
    type,
    reference: type.startsWith('CHECKOUT.ORDER.')
      ? (resource.id ?? null)
      : (resource.supplementary_data?.related_ids?.order_id ?? resource.metadata?.order_id ?? null),
    transactionId:
      resource.custom_id ??
      resource.purchase_units?.[0]?.custom_id ??
      disputed?.custom ??
      disputed?.invoice_number ??
      null,
  };
}

async function isGenuine(
  client: PaypalClient,
  webhookId: string,
  signed: z.output<typeof signedHeaders>,
  text: string,
): Promise<boolean> {
  const about = JSON.stringify({
    auth_algo: signed['paypal-auth-algo'],
    cert_url: signed['paypal-cert-url'],
    transmission_id: signed['paypal-transmission-id'],
    transmission_sig: signed['paypal-transmission-sig'],
    transmission_time: signed['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  // The event goes as it came: written anew, its checksum would be another.
  const reply = await client.plain(
    '/v1/notifications/verify-webhook-signature',
    `${about.slice(0, -1)},"webhook_event":${text}}`,
  );
  const read = verdict.safeParse(reply?.json);
  return reply?.status === 200 && read.success && read.data.verification_status === 'SUCCESS';
}
