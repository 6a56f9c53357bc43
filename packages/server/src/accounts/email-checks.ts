import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** Addresses that one wizard may ask about: its own, and two mistyped ones. */
const mostAddresses = 3;
/** Wizards remembered at once; the oldest gives way. */
const mostDrafts = 20_000;
/** So many times the usual rate of a whole service is no crowd but a harvest. */
const crowd = 20;
/** Checks an hour that are usual for a service that hardly anybody visits. */
const leastUsual = 10;
const hour = 3_600_000;

/** Whether a question for an address may be answered truthfully. Lives in memory, one per process. */
export interface EmailChecks {
  /** False from the fourth address of a wizard on. */
  admitsDraft(draft: string, emailKey: string): boolean;
  /** Counts an answer; false while the whole service is asked 20 times as often as usual. */
  admitsNow(): boolean;
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
      // A harvest must not become usual by lasting: no hour counts for more than twice what was.
      usual = Math.max(leastUsual, usual + (Math.min(count, 2 * usual) - usual) / 24);
      count = 0;
    }
    if (now > current) current = now;
  }

  return {
    admitsDraft(draft, emailKey) {
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
    admitsNow() {
      rollHours();
      count += 1;
      return count <= crowd * usual;
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
