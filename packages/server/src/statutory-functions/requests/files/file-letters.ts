import type { Transaction } from '../../../platform/database/schema.ts';
import {
  confirmationLimit,
  type EmailLimit,
  putRateLimitedInOutbox,
} from '../../../platform/mail/rate-limited-email-store.ts';
import { newId } from '../../../platform/database/ids.ts';
import { requestUrl } from '../addresses.ts';
import { formatDay } from '../../../platform/mail/format-day.ts';
import type { RequestDesk } from '../desk-store.ts';
import type { LetterPorts } from '../request-letters.ts';
import type { StoredRequest } from '../request-store.ts';
import type { AnswerFile } from './file-store.ts';

/** Whoever has the link alone can have codes sent. */
const codeLimit: EmailLimit = { hour: 3, day: 10 };

interface About {
  desk: RequestDesk;
  request: StoredRequest;
  now: Date;
}

/** False where the address had enough letters. Its name and content are on the page alone. */
export async function writeFileThere(
  ports: LetterPorts,
  trx: Transaction,
  { desk, request, file, now }: About & { file: Pick<AnswerFile, 'id' | 'expiresAt'> },
): Promise<boolean> {
  const { language } = request;
  return putRateLimitedInOutbox(trx, ports.enqueue, {
    eventKey: `request-file:${desk.id}:${request.id}:${file.id}`,
    recipient: request.email,
    language,
    message: 'request-file',
    bound: confirmationLimit,
    facts: {
      service: ports.operatorName,
      trader: desk.trader,
      contact: desk.email,
      number: request.number,
      until: formatDay(file.expiresAt.toISOString().slice(0, 10), language),
      link: requestUrl(ports, desk, request),
      replyTo: desk.email,
    },
    now,
  });
}

/** By a letter of its own, so that a link that somebody passed on opens nothing. */
export async function writeCode(
  ports: LetterPorts,
  trx: Transaction,
  { desk, request, code, minutes, now }: About & { code: string; minutes: number },
): Promise<boolean> {
  return putRateLimitedInOutbox(trx, ports.enqueue, {
    eventKey: `request-file-code:${desk.id}:${request.id}:${newId()}`,
    recipient: request.email,
    language: request.language,
    message: 'request-file-code',
    bound: codeLimit,
    facts: {
      service: ports.operatorName,
      trader: desk.trader,
      number: request.number,
      code,
      minutes,
      replyTo: desk.email,
    },
    now,
  });
}
