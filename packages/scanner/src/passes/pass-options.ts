import type { ObservedPage } from '../observation.ts';
import type { ScanOptions } from '../scan-options.ts';

export interface PassOptions extends ScanOptions {
  /** `performance.now()` at which all passes end. */
  until: number;
  /** Hosts of others that any pass has met. */
  hosts: Set<string>;
  /** Told once, by the first pass: its first page, and whether a consent tool is on it. @returns the other pages */
  onFirstPage?: (first: FirstPage) => string[];
}

export interface FirstPage {
  page: ObservedPage;
  /** A name; null: none that is known is there; undefined: the page did not say. */
  tool: string | null | undefined;
}
