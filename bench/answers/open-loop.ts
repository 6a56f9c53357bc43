/** Answers that come at their own rate, whether those before are acknowledged or not, as visitors do. */
import type { ConsentEvent } from '../../packages/server/src/consent-log/consent-event.ts';
import { type Line, type Loaded, openLine, requestOf, tally } from './post-load.ts';

interface OpenLoaded extends Loaded {
  /** Answers for which all connections were busy for too long: in a browser they wait in its storage. */
  unsent: number;
  /** Milliseconds by site. */
  bySite: ReadonlyMap<string, readonly number[]>;
}

/** As many connections as a server takes, and some more. */
const mostLines = 2200;
/** Who finds none free waits so many milliseconds, then gives up. */
const patience = 2000;
/** Who finds so many waiting gives up at once: the generator must not be what is too slow. */
const mostDue = 2000;

export async function openLoop(
  port: number,
  next: () => ConsentEvent,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<OpenLoaded> {
  const counted = tally();
  const bySite = new Map<string, number[]>();
  const free: Line[] = [];
  const due: { event: ConsentEvent; since: number }[] = [];
  let lines = 0;
  let busy = 0;
  let unsent = 0;

  async function send(line: Line, { event, since }: { event: ConsentEvent; since: number }): Promise<void> {
    busy += 1;
    const status = await line.post(requestOf(event));
    busy -= 1;
    const ms = performance.now() - since;
    counted.add(status, ms);
    if (status === 202) {
      const of = bySite.get(event.site);
      if (of === undefined) bySite.set(event.site, [ms]);
      else of.push(ms);
    }
    if (status === 0) lines -= 1;
    else release(line);
  }
  function release(line: Line): void {
    const waiting = due.shift();
    if (waiting === undefined) free.push(line);
    else void send(line, waiting);
  }
  function begin(event: ConsentEvent): void {
    const asked = { event, since: performance.now() };
    const line = free.pop();
    if (line !== undefined) return void send(line, asked);
    if (due.length >= mostDue) {
      unsent += 1;
      return;
    }
    due.push(asked);
    if (lines >= mostLines) return;
    lines += 1;
    openLine(port).then(release, () => (lines -= 1));
  }

  const begun = performance.now();
  let made = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      const wanted = (Math.min(now - begun, seconds * 1000) / 1000) * perSecond;
      for (; made < wanted; made += 1) begin(next());
      while ((due[0]?.since ?? now) < now - patience) {
        due.shift();
        unsent += 1;
      }
      if (now - begun < seconds * 1000 || busy > 0 || due.length > 0) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });
  for (const line of free) line.end();
  return { ...counted.after(performance.now() - begun), unsent, bySite };
}
