/** What a visit needs of its browser. */
import type { Cdp } from '../browser/cdp.ts';
import type { Attachments } from './attach.ts';
import type { RequestLog } from './record-requests.ts';

export interface Visiting {
  cdp: Cdp;
  attachments: Attachments;
  log: RequestLog;
  /** The page in which all of a pass is opened; another one after it was lost. */
  tab: { targetId: string; session: string };
  /** Milliseconds of the processor that the browser has taken so far. */
  cpu: () => number;
}

/** Milliseconds. */
export interface Patience {
  /** For the page to be there. */
  load: number;
  /** Without a request, after which it counts as done. */
  quiet: number;
  /** Stays at least so long: software that measures starts late. */
  least: number;
  /** Stays no longer. */
  most: number;
}

export const firstPage: Patience = { load: 15_000, quiet: 1500, least: 7500, most: 14_000 };
export const furtherPage: Patience = { load: 15_000, quiet: 1000, least: 2000, most: 9000 };

/** What a page has no time to answer in is given up. */
export async function within<Value>(time: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), time);
  });
  try {
    return await Promise.race([work.catch(() => null), over]);
  } finally {
    clearTimeout(timer);
  }
}
