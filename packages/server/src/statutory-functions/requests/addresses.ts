import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '@clausewright/contract';
import type { InstancePorts } from '../../platform/ports.ts';
import type { RequestDesk } from './desk-store.ts';
import type { StoredRequest } from './request-store.ts';

/** Address of a desk, which stays as long as the account does. */
export function deskUrl(
  { documentsUrl }: Pick<InstancePorts, 'documentsUrl'>,
  { token }: Pick<RequestDesk, 'token'>,
): string {
  return `${documentsUrl}/requests/${token}`;
}

/**
 * What only the letter to the address has: it follows from the id of the request and the secret of the instance, and cannot be
 * made of what was typed, since whoever typed it knows that too.
 */
export function proofOf(
  { secret }: Pick<InstancePorts, 'secret'>,
  { id }: Pick<StoredRequest, 'id'>,
): string {
  return createHmac('sha256', secret).update(`visitor-request:${id}`).digest('base64url');
}

export function isProof(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Where the visitor sees how the request stands, and confirms it. */
export function requestUrl(
  ports: Pick<InstancePorts, 'documentsUrl' | 'secret'>,
  desk: Pick<RequestDesk, 'token'>,
  request: Pick<StoredRequest, 'id' | 'number'> & { language: Language },
): string {
  return `${deskUrl(ports, desk)}/${request.language}/${request.number}/${proofOf(ports, request)}`;
}

/** Without letters and digits that are taken for one another; 40 bits, so that no number leads to the next. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function newNumber(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
