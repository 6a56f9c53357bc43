import { newId } from '../../platform/database/ids.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import { noticeLimit, putRateLimitedInOutbox } from '../../platform/mail/rate-limited-email-store.ts';
import { formatDay } from './describe-due.ts';
import { websiteName } from './describe-desk.ts';
import { findDesk } from './desk-store.ts';
import { desksToRemind, takeDue } from './reminder-store.ts';
import { ownersLanguage } from './request-letters.ts';
import type { RequestPorts } from './submit-request.ts';

/** Requests that a letter names; the desk has all of them. */
const most = 20;

/**
 * Tells each owner what is due in a week, tomorrow or today, in one letter a desk however many there are. What was told is
 * marked in the same transaction: a second run, or one after a crash, tells it no second time and forgets nothing. A mailbox that
 * had enough letters is told an hour later.
 */
export async function remindOwners(ports: RequestPorts): Promise<number> {
  const now = ports.clock();
  const today = now.toISOString().slice(0, 10);
  let letters = 0;
  let after = '';
  for (;;) {
    const desks = await desksToRemind(ports.db, today, after);
    for (const id of desks) if ((await remind(ports, id, today)).ok) letters += 1;
    after = desks.at(-1) ?? '';
    if (desks.length < 500) return letters;
  }
}

function remind(ports: RequestPorts, deskId: string, today: string): Promise<{ ok: boolean }> {
  const { enqueue, operatorName: service, publicUrl } = ports;
  return allOrNothing(ports.db, async (trx) => {
    const due = await takeDue(trx, deskId, today);
    const desk = await findDesk(trx, deskId);
    if (due.length === 0 || desk === null) return { ok: false };
    const language = await ownersLanguage(trx, desk);
    // The owner typed the address, which may be anybody's.
    const ok = await putRateLimitedInOutbox(trx, enqueue, {
      bound: noticeLimit,
      eventKey: `request-reminder:${deskId}:${newId()}`,
      recipient: desk.email,
      language,
      message: 'request-reminder',
      facts: {
        service,
        website: websiteName(desk),
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
    return { ok };
  });
}
