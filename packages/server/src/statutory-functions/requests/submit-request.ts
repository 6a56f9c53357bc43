import { confirmedKinds, type Language } from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { declarationId } from '../forms/accept-form-posts.ts';
import { newNumber } from './addresses.ts';
import { bindingClock } from './clock/clock.ts';
import type { RequestDesk } from './desk-store.ts';
import { letterState } from './letter-store.ts';
import type { PublishedPolicy } from './policy-store.ts';
import { type LetterPorts, writeNotice, writeReceived } from './request-letters.ts';
import { type Asked, findRequest, insertRequest, type StoredRequest } from './request-store.ts';
import { tellReceived } from './tell-received.ts';

export type RequestPorts = Pick<InstancePorts, 'db' | 'clock'> & LetterPorts;

interface Sent {
  desk: RequestDesk;
  policy: PublishedPolicy | null;
  asked: Asked;
  /** Of the page that was sent: pressed twice, it asks once. */
  key: string;
  language: Language;
  /** False where the desk sent too many letters today: the request is kept all the same. */
  mayWrite: boolean;
}

/**
 * Keeps a request with its letters, all or none. The owner is told at once of what is never verified; of the rest once the
 * address is confirmed, so that a robot fills no mailbox.
 */
export async function submitRequest(
  ports: RequestPorts,
  { desk, policy, asked, key, language, mayWrite }: Sent,
): Promise<{ request: StoredRequest; written: boolean }> {
  const now = ports.clock();
  const { kind, email, said } = asked;
  const laws = policy?.laws ?? [];
  const clock = bindingClock(laws, kind, now, policy?.country ?? null);
  const request: StoredRequest = {
    ...asked,
    id: declarationId(key, [desk.id, kind, email, said]),
    deskId: desk.id,
    number: newNumber(),
    language,
    receivedAt: now,
    receivedOn: clock.received,
    laws,
    law: clock.law,
    article: clock.article,
    confirmBy: clock.confirmBy,
    dueOn: clock.answerBy,
    extendableTo: clock.extendedBy,
    state: confirmedKinds.includes(kind) ? 'unconfirmed' : 'open',
  };
  return inTransaction(ports.db, async (trx) => {
    if (!(await insertRequest(trx, request))) {
      const first = await findRequest(trx, desk.id, request.id);
      if (first === null) throw new Error('a request that was there is gone');
      return { request: first, written: (await letterState(trx, first)) !== 'failed' };
    }
    await failpoint('submit-request');
    const written = mayWrite && (await writeReceived(ports, trx, { desk, request, now }));
    if (request.state === 'open') {
      await writeNotice(ports, trx, { desk, request, now });
      await tellReceived(ports, trx, { desk, request, now });
    }
    return { request, written };
  });
}
