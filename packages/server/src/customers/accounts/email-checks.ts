import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { allowanceKey, returnAllowance, spendAllowance } from '../../platform/http/allowance-store.ts';
import { checksBefore, countCheck } from './email-check-store.ts';

/** Addresses that one wizard may ask about: its own, and two mistyped ones. */
const mostAddresses = 3;
/** Wizards remembered at once; the oldest gives way. */
const mostDrafts = 20_000;
/** So many times the usual rate of a whole service is no crowd but a harvest. */
const crowd = 20;
/** Checks an hour that are usual for a service that hardly anybody visits. */
const leastUsual = 10;
const hour = 3_600_000;
/** For longer than anybody fills in a wizard. */
const week = 7 * 86_400;
const once = { points: 1, seconds: week };
const ofDraft = { points: mostAddresses, seconds: week };

/** Whether a question for an address may be answered truthfully. */
export interface EmailChecks {
  /** False from the fourth address of a wizard on. */
  admitsDraft(draft: string, emailKey: string): Promise<boolean>;
  /** Counts an answer; false while the whole service is asked 20 times as often as usual. */
  admitsNow(): Promise<boolean>;
}

export function createEmailChecks(clock: Clock): EmailChecks {
  const drafts = new Map<string, Set<string>>();
  let current = Math.floor(clock().getTime() / hour);
  let count = 0;
  let usual = leastUsual;

  function rollHours(): void {
    const now = Math.floor(clock().getTime() / hour);
    // A day or more of silence says the same as one day of it.
    const passed = Math.min(24, now - current);
    for (let index = 0; index < passed; index += 1) {
      usual = usualAfter(usual, count);
      count = 0;
    }
    if (now > current) current = now;
  }

  return {
    async admitsDraft(draft, emailKey) {
      const name = digest(draft);
      const asked = drafts.get(name) ?? new Set();
      drafts.set(name, asked);
      if (drafts.size > mostDrafts) drafts.delete(String(drafts.keys().next().value));
      const address = digest(emailKey);
      if (asked.has(address)) return true;
      if (asked.size >= mostAddresses) return false;
      asked.add(address);
      return true;
    },
    async admitsNow() {
      rollHours();
      count += 1;
      return count <= crowd * usual;
    },
  };
}

/** A harvest must not become usual by lasting: no hour counts for more than twice what was. */
function usualAfter(usual: number, count: number): number {
  return Math.max(leastUsual, usual + (Math.min(count, 2 * usual) - usual) / 24);
}

/** The same where several processes share a database, which counts for all of them. */
export function createSharedEmailChecks(
  { db, secret }: { db: Database; secret: Uint8Array },
  clock: Clock,
): EmailChecks {
  const usual = { hour: -1, most: 0 };
  const key = (name: string, text: string): string => allowanceKey(secret, name, text);
  return {
    async admitsNow() {
      const now = Math.floor(clock().getTime() / hour);
      if (usual.hour !== now) {
        const before = await checksBefore(db, secret, now);
        Object.assign(usual, { hour: now, most: crowd * before.reduce(usualAfter, leastUsual) });
      }
      return (await countCheck(db, secret, now)) <= usual.most;
    },
    async admitsDraft(draft, emailKey) {
      const address = key('draft-address', `${draft} ${emailKey}`);
      if (!(await spendAllowance(db, address, once, clock())).ok) return true;
      if ((await spendAllowance(db, key('draft', draft), ofDraft, clock())).ok) return true;
      await returnAllowance(db, address, once);
      return false;
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
