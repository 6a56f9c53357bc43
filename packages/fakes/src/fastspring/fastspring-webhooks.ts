import { createHmac, randomUUID } from 'node:crypto';
import { toReply } from './fastspring-schema.ts';

export type Notify = (type: string, live: boolean, data: Record<string, unknown>) => void;

export interface FastspringEvent {
  id: string;
  processed: boolean;
  created: number;
  type: string;
  live: boolean;
  data: Record<string, unknown>;
}

export interface FastspringMessage {
  headers: Record<string, string>;
  body: string;
}

/** One post: up to 50 events, signed over the very text. */
export function sign(secret: string, events: readonly FastspringEvent[]): FastspringMessage {
  const body = JSON.stringify(toReply('message', { events }), null, 1);
  return {
    // Their case varies.
    headers: { 'content-type': 'application/json', 'X-FS-Signature': computeSignature(secret, body) },
    body,
  };
}

export function computeSignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

export function createEvent(
  type: string,
  live: boolean,
  data: Record<string, unknown>,
  at: Date,
): FastspringEvent {
  return { id: randomUUID(), processed: false, created: at.getTime(), type, live, data };
}
