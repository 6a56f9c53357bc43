/** Letters as the instance without a mail server shows them. */
import type { ServerAddress } from './running-server.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
}

/** The newest letter to an address whose subject contains the words; waits for it. */
export async function findEmailTo({ origin }: ServerAddress, email: string, words: string): Promise<Email> {
  for (let tries = 0; tries < 100; tries += 1) {
    const letters = (await (await fetch(`${origin}/outbox.json`)).json()) as Email[];
    const found = letters.find(
      ({ to, subject }) => to === email && subject.toLowerCase().includes(words.toLowerCase()),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no letter about ${words}`);
}

/** The first address in the text of a letter. */
export function extractLink({ text }: Email): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error('a letter without a link');
  return link;
}
