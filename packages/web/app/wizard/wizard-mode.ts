/** What a wizard leads to: a new agreement, or the next version of one. */
import type { Costs } from '@clausewright/contract';
import type { ReactNode } from 'react';

export interface WizardMode {
  /** Null until the server has answered once. */
  costs: Costs | null;
  /** Said instead of the price where nothing is to be paid; without it the agreement is free. */
  nothingDue?: string;
  busy: boolean;
  /** Called with answers that are complete. */
  generate: () => void;
  /** Why the last attempt failed, above the heading of the review. */
  failure: ReactNode;
  /** Where the answers come from, on the first step and on the review. */
  notices: ReactNode;
  /** Above the answers on the review; without it what the page is for. */
  top?: ReactNode;
  price: PriceWords;
  /** Marks at questions, by their ids. */
  notes: ReadonlyMap<string, string>;
  /** Of the agreement that exists already. */
  made?: { id: string; token: string | null };
}

/** What stands beside the price on the review. */
export interface PriceWords {
  hint?: string | undefined;
  /** The way to a document that costs nothing more; without words what the wizard says. */
  free: { words?: string | undefined; act: () => void } | null;
  more?: ReactNode;
}
