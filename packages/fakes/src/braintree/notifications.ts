import { createHash, createHmac } from 'node:crypto';
import type { Dispute, GatewayState, Transaction } from './gateway-state.ts';
import { transactionView } from './answers.ts';
import { toXml, type Xml } from './xml.ts';

export interface Keys {
  merchantId: string;
  publicKey: string;
  privateKey: string;
}

/** The two form fields of a signed message, as the gateway posts them. */
export interface SignedNotification {
  bt_signature: string;
  bt_payload: string;
}

/** As the SDK's `webhookTesting` signs its samples, and its `parse` checks them. */
export function signNotification(keys: Keys, kind: string, subject: Xml, at: Date): SignedNotification {
  const xml = toXml('notification', { kind, timestamp: at, subject });
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  const secret = createHash('sha1').update(keys.privateKey).digest();
  const digest = createHmac('sha1', secret).update(payload).digest('hex');
  return { bt_signature: `${keys.publicKey}|${digest}`, bt_payload: payload };
}

export function transactionSubject(state: GatewayState, transaction: Transaction): Xml {
  return { transaction: transactionView(state, transaction) };
}

export function disputeSubject(transaction: Transaction, dispute: Dispute): Xml {
  return {
    dispute: {
      id: dispute.id,
      status: dispute.status,
      kind: dispute.kind,
      reason: 'fraud',
      amount: dispute.amount,
      currency_iso_code: transaction.currency,
      transaction: { id: transaction.id, amount: transaction.amount },
    },
  };
}

export async function postNotification(url: string, signed: SignedNotification): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- this is the provider, calling its customer
  await fetch(url, { method: 'POST', body: new URLSearchParams({ ...signed }) });
}
