import { newId } from '../../platform/database/ids.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import { noticeLimit, putRateLimitedInOutbox } from '../../platform/mail/rate-limited-email-store.ts';
import { websiteName } from './describe-desk.ts';
import { formatDay } from '../../platform/mail/format-day.ts';
import { findDesk } from './desk-store.ts';
import { ownersLanguage } from './request-letters.ts';
import type { RequestPorts } from './submit-request.ts';
import { desksToTell, takeUnconfirmed, type Waits } from './unconfirmed-store.ts';

const hour = 3_600_000;
/** Requests that a letter names; the desk has all of them. */
const most = 20;

/**
 * Tells each owner once of what nobody confirmed within two days, since the period runs from receipt all the same (Art. 12(3)
 * GDPR): one letter a desk and day, however many a robot makes. What was told is marked in the same transaction.
 */
export async function tellUnconfirmed(ports: RequestPorts): Promise<number> {
  const now = ports.clock().getTime();
  const waits: Waits = { before: new Date(now - 48 * hour), last: new Date(now - 23 * hour) };
  let letters = 0;
  let after = '';
  for (;;) {
    const desks = await desksToTell(ports.db, waits, after);
    for (const id of desks) if ((await tell(ports, id, waits)).ok) letters += 1;
    after = desks.at(-1) ?? '';
    if (desks.length < 500) return letters;
  }
}

function tell(ports: RequestPorts, deskId: string, waits: Waits): Promise<{ ok: boolean }> {
  const now = ports.clock();
  return allOrNothing(ports.db, async (trx) => {
    const waiting = await takeUnconfirmed(trx, deskId, waits, now);
    const desk = await findDesk(trx, deskId);
    if (waiting.length === 0 || desk === null) return { ok: false };
    const language = await ownersLanguage(trx, desk);
    // The owner typed the address, which may be anybody's. A mailbox that had enough is told an hour later.
    const ok = await putRateLimitedInOutbox(trx, ports.enqueue, {
      bound: noticeLimit,
      eventKey: `request-unconfirmed:${deskId}:${newId()}`,
      recipient: desk.email,
      language,
      message: 'request-unconfirmed',
      facts: {
        service: ports.operatorName,
        website: websiteName(desk),
        requests: waiting
          .slice(0, most)
          .map(({ number, dueOn }) => ({ number, day: formatDay(dueOn, language) })),
        more: Math.max(0, waiting.length - most),
        link: `${ports.publicUrl}/profile/requests/${desk.websiteId}?of=unconfirmed`,
      },
      now,
    });
    return { ok };
  });
}
