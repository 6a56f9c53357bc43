/** Requests that come at their own rate, whether those before are answered or not, as visitors do. */
import { type Line, openLine } from './line.ts';
import { type Loaded, tally } from './tally.ts';

export interface Asked {
  request: string;
  /** What it is counted under, such as its site. */
  group: string;
}

export interface OpenLoaded extends Loaded {
  /** Requests for which all connections were busy for too long: answers wait in the storage of a browser. */
  unsent: number;
  /** Milliseconds of the good ones by group. */
  byGroup: ReadonlyMap<string, readonly number[]>;
}

/** A process takes 2000 connections and cuts off the others: a proxy before it keeps to that. */
const mostLines = 1900;
/** Who finds none free waits so many milliseconds, then gives up. */
const patience = 2000;
/** Who finds so many waiting gives up at once: the generator must not be what is too slow. */
const mostDue = 2000;

export async function openLoop(
  port: number,
  next: () => Asked,
  { perSecond, seconds, lines: most = mostLines }: { perSecond: number; seconds: number; lines?: number },
): Promise<OpenLoaded> {
  const counted = tally();
  const byGroup = new Map<string, number[]>();
  const free: Line[] = [];
  const due: { asked: Asked; since: number }[] = [];
  let lines = 0;
  let busy = 0;
  let unsent = 0;

  async function send(line: Line, { asked, since }: { asked: Asked; since: number }): Promise<void> {
    busy += 1;
    const reply = await line.send(asked.request);
    busy -= 1;
    const ms = performance.now() - since;
    counted.add(reply, ms);
    if (reply.status >= 200 && reply.status < 300) {
      const of = byGroup.get(asked.group);
      if (of === undefined) byGroup.set(asked.group, [ms]);
      else of.push(ms);
    }
    if (reply.status <= 0) lines -= 1;
    else release(line);
  }
  function release(line: Line): void {
    const waiting = due.shift();
    if (waiting === undefined) free.push(line);
    else void send(line, waiting);
  }
  function begin(asked: Asked): void {
    const one = { asked, since: performance.now() };
    const line = free.pop();
    if (line !== undefined) return void send(line, one);
    if (due.length >= mostDue) {
      unsent += 1;
      return;
    }
    due.push(one);
    if (lines >= most) return;
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
  return { ...counted.after(performance.now() - begun), unsent, byGroup };
}
