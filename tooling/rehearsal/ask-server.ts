import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { RunningInside } from './debian-root.ts';

/** Status and text, or null where nobody answers. */
function ask(address: string): Promise<{ status: number; text: string } | null> {
  return new Promise((resolve) => {
    get(address, { headers: { 'accept-language': 'en' } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    }).on('error', () => resolve(null));
  });
}

/** Waits until it serves. @throws where it ends before, or takes ten minutes */
export async function untilReady(running: RunningInside, origin: string): Promise<void> {
  for (let tries = 0; tries < 1200 && running.process.exitCode === null; tries += 1) {
    if ((await ask(`${origin}/readyz`))?.status === 200) return;
    await setTimeout(500);
  }
  throw new Error(`The server does not serve:\n${running.output().slice(-4000)}`);
}

export async function expectPage(address: string, words: string): Promise<void> {
  const reply = await ask(address);
  if (reply?.status !== 200 || !reply.text.includes(words))
    throw new Error(`${address}: ${reply?.status ?? 'no answer'}`);
}
