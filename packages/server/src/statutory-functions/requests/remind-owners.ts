import { newId } from '../../platform/database/ids.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';
import { noticeLimit, putRateLimitedInOutbox } from '../../platform/mail/rate-limited-email-store.ts';
import { type Colleague, listColleagues } from './assignment-store.ts';
import { formatDay } from '../../platform/mail/format-day.ts';
import { websiteName } from './describe-desk.ts';
import { findDesk, type RequestDesk } from './desk-store.ts';
import { desksToRemind, type DueRequest, takeDue } from './reminder-store.ts';
import { ownersLanguage } from './request-letters.ts';
import type { RequestPorts } from './submit-request.ts';

/** Requests that a letter names; the desk has all of them. */
const most = 20;

/**
 * Tells each owner what is due in a week, tomorrow or today, in one letter a desk however many there are, and each member
 * what of it is assigned to him. What was told is
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
  return allOrNothing(ports.db, async (trx) => {
    const due = await takeDue(trx, deskId, today);
    const desk = await findDesk(trx, deskId);
    if (due.length === 0 || desk === null) return { ok: false };
    const language = await ownersLanguage(trx, desk);
    const ok = await write(ports, trx, { desk, to: { email: desk.email, language }, due });
    if (!ok) return { ok };
    for (const colleague of await listColleagues(trx, desk)) {
      const own = due.filter(({ assignee }) => assignee === colleague.id);
      if (own.length === 0 || emailKey(colleague.email) === emailKey(desk.email)) continue;
      // The letter to the desk has all of them, so that a full mailbox of one person holds nothing up.
      await write(ports, trx, { desk, to: colleague, due: own });
    }
    return { ok };
  });
}

async function write(
  { enqueue, operatorName: service, publicUrl, clock }: RequestPorts,
  trx: Transaction,
  {
    desk,
    to: { email, language },
    due,
  }: { desk: RequestDesk; to: Pick<Colleague, 'email' | 'language'>; due: readonly DueRequest[] },
): Promise<boolean> {
  // The owner typed the address, which may be anybody's.
  return putRateLimitedInOutbox(trx, enqueue, {
    bound: noticeLimit,
    eventKey: `request-reminder:${desk.id}:${newId()}`,
    recipient: email,
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
    now: clock(),
  });
}
