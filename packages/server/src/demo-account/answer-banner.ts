/** Visitors of a sample site answer its banner, as the script in their browser would. */
import { randomUUID } from 'node:crypto';
import { consentActions, type ConsentRecord } from '@clausewright/contract/banner';
import type { ShownBanner } from './consent-chapters.ts';
import type { DemoServer } from './demo-server.ts';
import type { DemoAnswer } from './visitors.ts';

/** Milliseconds between a press and its arrival. */
export const arrivalDelay = 400;

export async function answerBanner(
  server: DemoServer,
  { domain, site, offered, snapshots }: ShownBanner,
  { given, visitor }: { given: DemoAnswer; visitor: string },
): Promise<void> {
  const { at, language, country, regime, action, layer, granted, gpc } = given;
  const record: ConsentRecord = {
    id: idAt(at),
    visitor,
    // Who reads none of its languages is shown the first one, which is German on both sites.
    snapshot: snapshots[language] ?? snapshots.de ?? '',
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
      origin: `https://www.${domain}`,
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
