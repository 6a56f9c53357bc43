import { randomBytes, randomUUID } from 'node:crypto';
import { makeConsentSite } from '../../banner/testing/published-site.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type ConsentEvent, filedAt } from '../consent-event.ts';
import { insertEvents } from '../event-store.ts';

/** A UUID of version 7 of that moment. */
export function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0').replace(/.{8}/, '$&-');
  return `${time}-7${randomUUID().slice(15)}`;
}

export function someEvent(site: string, now: Date, given: Partial<ConsentEvent> = {}): ConsentEvent {
  const id = given.id ?? idAt(now);
  return {
    site,
    id,
    ...filedAt(id, now),
    clientAt: now,
    visitor: randomUUID(),
    snapshot: randomBytes(16).toString('hex'),
    action: 1,
    layer: 1,
    regime: 'opt-in',
    granted: 7,
    offered: 7,
    vendors: null,
    country: 'DE',
    device: 'computer',
    gpc: false,
    ...given,
  };
}

/** `count` answers to a new site, each written at its own moment, `step` milliseconds apart. */
export async function writeEvents(
  db: Database,
  { count, from, step }: { count: number; from: Date; step: number },
): Promise<{ site: string; events: ConsentEvent[] }> {
  const site = await makeConsentSite(db);
  const events: ConsentEvent[] = [];
  for (let n = 0; n < count; n += 1) {
    const now = new Date(from.getTime() + n * step);
    const event = someEvent(site, now, { action: n % 2 === 0 ? 1 : 3 });
    events.push(event);
    await insertEvents(db, [event], { writer: n % 2, now });
  }
  return { site, events };
}
