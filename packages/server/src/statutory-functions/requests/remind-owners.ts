import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { noticeLimit, putRateLimitedInOutbox } from '../../platform/mail/rate-limited-email-store.ts';
import { formatDay } from './describe-due.ts';
import { findDesk } from './desk-store.ts';
import { desksToRemind, takeDue } from './reminder-store.ts';
import { ownersLanguage } from './request-letters.ts';
import type { RequestPorts } from './submit-request.ts';

/** Requests that a letter names; the desk has all of them. */
const most = 20;

/**
 * Tells each owner what is due in a week, tomorrow or today, in one letter a desk however many there are. What was told is
 * marked in the same transaction: a second run, or one after a crash, tells it no second time and forgets nothing.
 */
export async function remindOwners(ports: RequestPorts): Promise<number> {
  const now = ports.clock();
  const today = now.toISOString().slice(0, 10);
  let letters = 0;
  let after = '';
  for (;;) {
    const desks = await desksToRemind(ports.db, today, after);
    for (const id of desks) if (await remind(ports, id, today)) letters += 1;
    after = desks.at(-1) ?? '';
    if (desks.length < 500) return letters;
  }
}

function remind(ports: RequestPorts, deskId: string, today: string): Promise<boolean> {
  const { enqueue, operatorName: service, publicUrl } = ports;
  return inTransaction(ports.db, async (trx) => {
    const due = await takeDue(trx, deskId, today);
    const desk = await findDesk(trx, deskId);
    if (due.length === 0 || desk === null) return false;
    const language = await ownersLanguage(trx, desk);
    // The owner typed the address, which may be anybody's.
    await putRateLimitedInOutbox(trx, enqueue, {
      bound: noticeLimit,
      eventKey: `request-reminder:${deskId}:${newId()}`,
      recipient: desk.email,
      language,
      message: 'request-reminder',
      facts: {
        service,
        website: desk.website,
        requests: due.slice(0, most).map(({ number, dueOn, days, confirmed }) => ({
          number,
          day: formatDay(dueOn, language),
          days,
          confirmed,
        })),
        more: Math.max(0, due.length - most),
        link: `${publicUrl}/profile/requests/${desk.websiteId}`,
      },
      now: ports.clock(),
    });
    return true;
  });
}
