import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { FaultLog } from './ports.ts';
import { createLruCache } from './lru-cache.ts';
import type { ServedSite } from '../consents/served-site-store.ts';

/** What the database said of a site, and when. */
export interface SiteState {
  site: ServedSite | null;
  /** Milliseconds since 1970. */
  readAt: number;
}

export interface ServedSites {
  /** What is in memory, however old. */
  kept(siteId: string): SiteState | undefined;
  /** Asks where nothing young enough is in memory. @throws when there is nothing at all and no answer. */
  find(siteId: string): Promise<SiteState>;
}

interface Asked {
  clock: Clock;
  log: FaultLog;
  load: (siteId: string) => Promise<ServedSite | null>;
}

/** Milliseconds for which a state is taken as true: a change reaches the script this much later at most. */
export const maxStateAge = 60_000;
/** Milliseconds that a visitor waits for news where an older state is there. */
const patience = 500;
/** Milliseconds for which nobody asks a database again that just failed. */
const pause = 2000;

/** Sites in memory: at most so many that serve, and apart from them those that do not. */
const mostServed = 20_000;
const mostEmpty = 20_000;

/** What each site serves, asked for once a minute; without a database what was said last holds. */
export function servedSites({ clock, log, load }: Asked): ServedSites {
  // Apart: somebody who tries out ids must not push out what others are served.
  const serving = createLruCache<SiteState>(mostServed);
  const empty = createLruCache<SiteState>(mostEmpty);
  const asking = new Map<string, Promise<SiteState>>();
  let failure: { at: number; error: unknown } | null = null;

  const kept = (siteId: string): SiteState | undefined => serving.get(siteId) ?? empty.get(siteId);
  // A clock that was put back must not keep an old state fresh.
  const isWithin = (since: number, milliseconds: number): boolean =>
    Math.abs(clock().getTime() - since) < milliseconds;

  async function ask(siteId: string): Promise<SiteState> {
    const readAt = clock().getTime();
    try {
      const site = await load(siteId);
      failure = null;
      const state = { site, readAt };
      serving.delete(siteId);
      empty.delete(siteId);
      (site === null ? empty : serving).set(siteId, state);
      return state;
    } catch (error) {
      failure = { at: readAt, error };
      throw error;
    } finally {
      asking.delete(siteId);
    }
  }
  function shared(siteId: string): Promise<SiteState> {
    const asked = asking.get(siteId) ?? ask(siteId);
    asking.set(siteId, asked);
    return asked;
  }

  return {
    kept,
    async find(siteId) {
      const known = kept(siteId);
      if (known !== undefined && isWithin(known.readAt, maxStateAge)) return known;
      if (failure !== null && isWithin(failure.at, pause)) {
        if (known === undefined) throw failure.error;
        return known;
      }
      if (known === undefined) return shared(siteId);
      const news = shared(siteId).catch((error: unknown) => {
        log.error({ err: error }, 'a banner is served as it was');
        return known;
      });
      return Promise.race([news, setTimeout(patience, known, { ref: false })]);
    },
  };
}
