import { openLine } from './line.ts';
import { type Loaded, tally } from './tally.ts';

/** As many at a time as there are connections, each as soon as the one before is answered. */
export async function closedLoop(
  port: number,
  next: () => string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Loaded> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  const begun = performance.now();
  const counted = tally();
  await Promise.all(
    lines.map(async (first) => {
      let line = first;
      while (performance.now() - begun < seconds * 1000) {
        const asked = performance.now();
        const reply = await line.send(next());
        counted.add(reply, performance.now() - asked);
        if (reply.status <= 0) line = await openLine(port);
      }
      line.end();
    }),
  );
  return counted.after(performance.now() - begun);
}
