import { canonicalJson } from '@clausewright/banner/publish';
import { expect, test } from 'vitest';
import { eventHash, toLeaf } from './leaf.ts';
import { leafHash } from './merkle.ts';
import { someEvent } from './testing/some-events.ts';

test('the hash of an answer is that of its record as canonical JSON', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const { site: siteId, ...event } = someEvent('x'.repeat(22), now, { vendors: new Uint8Array([5]) });
  const sealed = { ...event, siteId, receivedAt: now, visitorHash: null };
  expect(eventHash(sealed)).toEqual(leafHash(canonicalJson(toLeaf(sealed))));
});
