import { randomUUID } from 'node:crypto';
import { idAt } from '../../consent-log/testing/some-events.ts';
import type { PublishedSite } from './published-site.ts';

/** What a banner posts at a moment: all three types of a published site were accepted. */
export function someAnswer({ hashes }: PublishedSite, at: Date) {
  return {
    id: idAt(at),
    visitor: randomUUID(),
    snapshot: hashes.get('de'),
    action: 1,
    layer: 1,
    regime: 'opt-in',
    granted: 7,
    offered: 7,
    gpc: false,
    at: at.getTime(),
  };
}
