/** Answers of visitors to a banner, as its script posts them. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { ConsentRecord } from '../../packages/contract/src/banner.ts';
import { consentActions } from '../../packages/contract/src/banner.ts';
import type { ServerAddress } from './running-server.ts';

/** UUID version 7: by its time the log files the answer. */
function idAt(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  const random = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

export interface SomeAnswer extends Partial<Omit<ConsentRecord, 'action'>> {
  action?: keyof typeof consentActions;
  country?: string;
  userAgent?: string;
}

/**
 * Posts one after the other, each a minute older than the one before it, from an address of its own; the server
 * must trust a proxy that names the country. @throws where one is not taken
 */
export async function postAnswers(
  { origin }: ServerAddress,
  site: string,
  answers: readonly SomeAnswer[],
): Promise<ConsentRecord[]> {
  const script = await (await fetch(`${origin}/c/${site}.js`)).text();
  const snapshot = /snapshot"?:"([\da-f]{32})"/.exec(script)?.[1];
  if (snapshot === undefined) throw new Error(`no banner is served to ${site}`);
  const now = Date.now();
  return Promise.all(
    answers.map(async ({ country = 'DE', action = 'accept', userAgent = 'node', ...given }, place) => {
      const at = now - place * 60_000;
      const record: ConsentRecord = {
        id: idAt(at),
        visitor: randomUUID(),
        snapshot,
        action: consentActions[action],
        layer: 1,
        regime: 'opt-in',
        granted: 0,
        offered: 6,
        gpc: false,
        at,
        ...given,
      };
      const { status } = await fetch(`${origin}/c/${site}`, {
        method: 'POST',
        body: JSON.stringify(record),
        headers: {
          'x-forwarded-for': `10.${place >> 8}.${place & 255}.1`,
          'x-country': country,
          'user-agent': userAgent,
          origin: 'http://localhost',
        },
      });
      if (status !== 202) throw new Error(`an answer was met with ${status}`);
      return record;
    }),
  );
}
