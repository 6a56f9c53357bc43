/** What receivers are told of: the one table of kinds. */

/** Each with what it is about. */
const table = {
  'document.changed': 'agreement',
  'update.available': 'agreement',
  'scan.finished': 'scan',
  'finding.new': 'scan',
  'finding.gone': 'scan',
  'banner.published': 'banner',
  'plan.changed': 'plan',
  'request.received': 'request',
} as const;

/** What an owner can choose. */
export type WebhookKind = keyof typeof table;

export const webhookKinds = Object.keys(table) as WebhookKind[];

/** Sent when an owner asks for it, whatever was chosen. */
export const webhookTest = 'webhook.test';

export type SentKind = WebhookKind | typeof webhookTest;
export const sentKinds: readonly SentKind[] = [...webhookKinds, webhookTest];

/** The body of each message; a receiver asks the API for more. */
export interface WebhookMessage {
  type: SentKind;
  /** ISO 8601: when it happened. */
  timestamp: string;
  data: WebhookData;
}

export interface WebhookData {
  ids: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
  /** How a scan ended, or how a plan stands. */
  state?: string;
  /** Of a scan. */
  findings?: readonly { code: string; subject: string; count: number }[];
}

/** What became of a message: still to be sent, taken by its receiver, or tried for the last time. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no answer with a status: no public address, nothing came, or not in time. */
export const deliveryFaults = ['refused', 'unreachable', 'timeout'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];
