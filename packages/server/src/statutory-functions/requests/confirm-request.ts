import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { RequestDesk } from './desk-store.ts';
import { writeNotice } from './request-letters.ts';
import { addEvent, changeRequest, listEvents, lockRequest, type StoredRequest } from './request-store.ts';
import type { RequestPorts } from './submit-request.ts';
import { tellReceived } from './tell-received.ts';

/** Records that who has the address wants it; once, however often the button is pressed. The day does not move. */
export async function confirmRequest(
  ports: RequestPorts,
  desk: RequestDesk,
  id: string,
): Promise<StoredRequest | null> {
  const now = ports.clock();
  return inTransaction(ports.db, async (trx) => {
    const found = await lockRequest(trx, desk.id, id);
    if (found?.state !== 'unconfirmed') return found;
    const wasExtended = (await listEvents(trx, id)).some(({ kind }) => kind === 'extended');
    const request: StoredRequest = { ...found, state: wasExtended ? 'extended' : 'open' };
    await changeRequest(trx, id, request);
    await addEvent(trx, id, { kind: 'confirmed', at: now, said: null, dueOn: null });
    await writeNotice(ports, trx, { desk, request, now });
    await tellReceived(ports, trx, { desk, request, now });
    return request;
  });
}
