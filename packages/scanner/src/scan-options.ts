/** What is asked of a scan. */
import type { Reach } from './network/proxy.ts';
import type { PassName } from './observation.ts';
import type { Patience } from './visit/visiting.ts';

export interface ScanOptions {
  address: URL;
  /** Pages of the site, the first included. */
  pages: number;
  /** `withdrawn` takes place only after `accepted`. */
  passes: readonly PassName[];
  /** Chromium, as `findChromium` names it. */
  program: string;
  /** Holds what the browsers write; nothing of it is left. */
  directory: string;
  reach: Reach;
  /** The name that a host stands for in the DNS (CNAME); null: none. */
  nameOf?: (host: string) => Promise<string | null>;
  /** Whether robots.txt is followed; the owner of a website may have all of it looked at. */
  robots: 'follow' | 'ignore';
  /** Whether pages are checked for accessibility, too. */
  accessibility: boolean;
  /** Browsers at the same time. */
  browsers: number;
  /** Milliseconds for all passes. */
  time: number;
  /** Bytes that the processes of one browser may take together. */
  memory: number;
  disk: number;
  /** ISO 8601. */
  startedAt: string;
  signal?: AbortSignal;
  onProgress?: (progress: ScanProgress) => void;
  /** `banner`: milliseconds for a consent tool to appear. `check`: for accessibility, of a page and of all pages. */
  patience?: {
    first: Patience;
    further: Patience;
    banner: number;
    check?: { page: number; scan: number };
  };
}

export interface ScanProgress {
  pass: PassName;
  /** The one that is being visited, from 1. */
  page: number;
  pages: number;
  url: string;
  /** Hosts of others so far, the newest last. */
  hosts: readonly string[];
}

export const scanDefaults = {
  pages: 5,
  passes: ['unanswered', 'refused', 'accepted', 'withdrawn', 'gpc'],
  robots: 'follow',
  accessibility: true,
  browsers: 2,
  time: 600_000,
  memory: 1_500_000_000,
  disk: 300_000_000,
} as const satisfies Partial<ScanOptions>;
