import { Agent, get } from 'node:http';
import { once } from 'node:events';

/** Milliseconds until the first byte of pages, in turn, so that what the machine does besides meets all of them alike. */
export async function firstBytes(urls: readonly string[], host: string, rounds: number): Promise<number[]> {
  using agent = Object.assign(new Agent({ keepAlive: true, maxSockets: 1 }), {
    [Symbol.dispose](this: Agent) {
      this.destroy();
    },
  });
  const times = urls.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, url] of urls.entries()) {
      const begun = performance.now();
      const [answer] = await once(get(url, { agent, headers: { host } }), 'response');
      await once(answer, 'readable');
      times[at]?.push(performance.now() - begun);
      answer.resume();
      await once(answer, 'end');
    }
  }
  return times.map((all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0);
}
