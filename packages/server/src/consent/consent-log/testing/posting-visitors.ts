import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PublishedSite } from '../../banner/testing/published-site.ts';
import { idAt } from './some-events.ts';

/** Visitors of one site as their banners behave: an answer is kept until it is acknowledged, and sent again. */
export interface PostingVisitors {
  /** Ids of all that was answered. */
  readonly answered: ReadonlySet<string>;
  readonly acknowledged: ReadonlySet<string>;
  /** How often which status came; 0: no answer at all. */
  readonly statuses: ReadonlyMap<number, number>;
  /** So many at a time, one after the other, until told to stop. */
  answerUntil(post: Post, stop: AbortSignal, atOnce: number): Promise<void>;
  /** All that is not yet acknowledged, until it is. */
  sendRest(post: Post): Promise<void>;
  /** What was acknowledged comes again, as from a browser that never heard of it. */
  repeat(post: Post, count: number): Promise<void>;
}

/** Posts what a banner says; the status, 0 where the line was cut and nobody knows whether it was written. */
type Post = (body: string) => Promise<number>;

export function postTo(origin: string, { site }: PublishedSite): Post {
  const headers = { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example' };
  return async (body) => {
    try {
      const reply = await fetch(`${origin}/c/${site}`, { method: 'POST', headers, body });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  };
}

const choices = [
  { action: 1, granted: 7 },
  { action: 2, granted: 0 },
  { action: 3, granted: 5 },
];

export function postingVisitors({ hashes }: PublishedSite): PostingVisitors {
  const bodies = new Map<string, string>();
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();

  async function send(post: Post, id: string): Promise<number> {
    const status = await post(bodies.get(id) ?? '');
    if (status === 202) acknowledged.add(id);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status;
  }

  function newAnswer(): string {
    const now = new Date();
    const id = idAt(now);
    const record = {
      id,
      visitor: randomUUID(),
      snapshot: hashes.get('de'),
      ...choices[bodies.size % choices.length],
      layer: 1,
      regime: 'opt-in',
      offered: 7,
      gpc: false,
      at: now.getTime(),
    };
    bodies.set(id, JSON.stringify(record));
    return id;
  }

  return {
    get answered() {
      return new Set(bodies.keys());
    },
    acknowledged,
    statuses,
    async answerUntil(post, stop, atOnce) {
      const one = async (): Promise<void> => {
        while (!stop.aborted) {
          const status = await send(post, newAnswer());
          // Nobody presses faster than that; without it a server that is away would be asked as fast as can be.
          if (status !== 202) await setTimeout(20);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, one));
    },
    async sendRest(post) {
      while (acknowledged.size < bodies.size) {
        const rest = [...bodies.keys()].filter((id) => !acknowledged.has(id));
        for (let at = 0; at < rest.length; at += 100)
          await Promise.all(rest.slice(at, at + 100).map((id) => send(post, id)));
        if (acknowledged.size < bodies.size) await setTimeout(50);
      }
    },
    async repeat(post, count) {
      await Promise.all([...acknowledged].slice(-count).map((id) => send(post, id)));
    },
  };
}
