/** Visitors of the sample shop answer its banner, as the script in their browser would. */
import { randomUUID } from 'node:crypto';
import { consentActions, type ConsentRecord, typeBits } from '@clausewright/contract/banner';
import type { ShownBanner } from './consent-chapters.ts';
import type { DemoServer } from './demo-server.ts';
import { shopDomain } from './shop-owner.ts';
import type { DemoAnswer } from './visitors.ts';

const { FUNCTIONALITY, ANALYTICS, ADVERTISING } = typeBits;
export const offeredAtFirst = FUNCTIONALITY | ANALYTICS;
export const offeredWithPixel = FUNCTIONALITY | ANALYTICS | ADVERTISING;

/** Milliseconds between a press and its arrival. */
export const timeToArrive = 400;

export async function answerBanner(
  server: DemoServer,
  { site, snapshots }: ShownBanner,
  { given, offered, visitor }: { given: DemoAnswer; offered: number; visitor: string },
): Promise<void> {
  const { at, language, country, regime, action, layer, granted, gpc } = given;
  const record: ConsentRecord = {
    id: idAt(at),
    visitor,
    snapshot: snapshots[language] ?? '',
    action: consentActions[action],
    layer,
    regime,
    granted: granted & offered,
    offered,
    gpc,
    at: at.getTime(),
  };
  await server.send({
    method: 'POST',
    path: `/c/${site}`,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin: `https://www.${shopDomain}`,
      'x-demo-country': country ?? 'XX',
    },
    body: JSON.stringify(record),
  });
}

/** A UUID of version 7 (RFC 9562, section 5.7). */
function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0').replace(/.{8}/, '$&-');
  return `${time}-7${randomUUID().slice(15)}`;
}
