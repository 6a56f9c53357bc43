import type { Language, RequestAct } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import {
  confirmationLimit,
  type EmailLimit,
  putRateLimitedInOutbox,
} from '../../platform/mail/rate-limited-email-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { deskUrl, requestUrl } from './addresses.ts';
import { websiteName } from './describe-desk.ts';
import { describeDue } from './describe-due.ts';
import type { RequestDesk } from './desk-store.ts';
import { pageWords } from './page-messages.ts';
import type { StoredRequest } from './request-store.ts';

export type LetterPorts = Pick<
  InstancePorts,
  'enqueue' | 'publicUrl' | 'documentsUrl' | 'operatorName' | 'secret'
>;

/** To an address that somebody typed, who may not be the one it belongs to. */
const visitorLimit: EmailLimit = { hour: 3, day: 10 };
/** Of each request to its owner, who has all of them on the desk. */
const ownerLimit: EmailLimit = { hour: 10, day: 30 };

/** Keys of letters, by which their delivery is found again and which go with the request. */
export const letterKeys = {
  received: (deskId: string, id: string) => `request-received:${deskId}:${id}`,
  notice: (deskId: string, id: string) => `request-notice:${deskId}:${id}`,
  answered: (act: RequestAct, deskId: string, id: string) => `request-${act}:${deskId}:${id}`,
};

function common({ operatorName: service }: LetterPorts, desk: RequestDesk) {
  return { service, trader: desk.trader, contact: desk.email };
}

/** The number, what happens next and until when. False where the address had enough letters. */
export async function writeReceived(
  ports: LetterPorts,
  trx: Transaction,
  { desk, request, now }: { desk: RequestDesk; request: StoredRequest; now: Date },
): Promise<boolean> {
  const { language } = request;
  return putRateLimitedInOutbox(trx, ports.enqueue, {
    eventKey: letterKeys.received(desk.id, request.id),
    recipient: request.email,
    language,
    message: 'request-received',
    bound: visitorLimit,
    facts: {
      ...common(ports, desk),
      number: request.number,
      kind: pageWords(language)(`kind-${request.kind}`),
      due: describeDue(request, language),
      link: requestUrl(ports, desk, request),
      confirms: request.state === 'unconfirmed',
      replyTo: desk.email,
    },
    now,
  });
}

/** `said` goes into the letter only where the address is known to be that of who asked; the page has it anyway. False
 * where the address had enough letters. */
export async function writeAnswered(
  ports: LetterPorts,
  trx: Transaction,
  {
    desk,
    request,
    act,
    said,
    appeal,
    now,
  }: {
    desk: RequestDesk;
    request: StoredRequest;
    act: RequestAct;
    said: string | null;
    /** Whoever is refused may appeal at the same desk. */
    appeal: boolean;
    now: Date;
  },
): Promise<boolean> {
  const { language } = request;
  return putRateLimitedInOutbox(trx, ports.enqueue, {
    eventKey: letterKeys.answered(act, desk.id, request.id),
    recipient: request.email,
    language,
    message: 'request-answered',
    bound: confirmationLimit,
    facts: {
      ...common(ports, desk),
      number: request.number,
      kind: pageWords(language)(`kind-${request.kind}`),
      act,
      said,
      due: describeDue(request, language),
      link: requestUrl(ports, desk, request),
      appeal: appeal ? `${deskUrl(ports, desk)}/${language}?kind=appeal` : null,
      replyTo: desk.email,
    },
    now,
  });
}

/** Nothing of who asked and what: that is on the desk alone. */
export async function writeNotice(
  ports: LetterPorts,
  trx: Transaction,
  { desk, request, now }: { desk: RequestDesk; request: StoredRequest; now: Date },
): Promise<void> {
  const language = await ownersLanguage(trx, desk);
  await putRateLimitedInOutbox(trx, ports.enqueue, {
    eventKey: letterKeys.notice(desk.id, request.id),
    recipient: desk.email,
    language,
    message: 'request-notice',
    bound: ownerLimit,
    facts: {
      service: ports.operatorName,
      website: websiteName(desk),
      number: request.number,
      kind: pageWords(language)(`kind-${request.kind}`),
      due: describeDue(request, language),
      link: `${ports.publicUrl}/profile/requests/${desk.websiteId}/${request.id}`,
    },
    now,
  });
}

export async function ownersLanguage(trx: Transaction, desk: RequestDesk): Promise<Language> {
  return (await findAccount(trx, desk.ownerId))?.language ?? desk.language;
}
