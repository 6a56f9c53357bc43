import type { ReactNode } from 'react';

/** What the page shows, as a decision names it. */
export type Seen =
  | { of: 'agreement'; id: string; revision: number }
  | { of: 'banner'; id: string; revision: string };

export interface ApprovedProps {
  seen: Seen;
  /** What the same thing came to, such as published: what was said is asked for again with it. */
  state?: unknown;
  /** Hears that something else waits by now than what is shown. */
  onChanged: () => void;
  /** The buttons that publish it or give it up, as far as the caller may. */
  children: (mayPublish: boolean, mayDiscard: boolean) => ReactNode;
}
