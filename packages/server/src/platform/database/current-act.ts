import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActivityMeans } from '@clausewright/contract';
import type { Transaction } from './schema.ts';

/** What one call does that the owner of the account can read later, while it is being done. */
export interface Act {
  means: Extract<ActivityMeans, 'browser' | 'key'>;
  keyId: string | null;
  /** The member of an organisation who is at it; null: somebody for himself, or a program. */
  memberId: string | null;
  /** ISO 3166-1 alpha-2, never an address; null where nobody knows. */
  country: string | null;
  /** What it is done to, once that is known. */
  objectId: string | null;
  /** True once a transaction holds its entry. */
  noted: boolean;
  /** Writes the entry, unless the work was refused or leaves none; called last in each transaction of the call. */
  note(trx: Transaction, result: unknown): Promise<void>;
}

const acts = new AsyncLocalStorage<Act>();

export function currentAct(): Act | undefined {
  return acts.getStore();
}

/** Transactions that begin within the work are of this act. */
export function during<Result>(act: Act, work: () => Promise<Result>): Promise<Result> {
  return acts.run(act, work);
}

/** Tells the act that is under way what it made: until then nothing had an id. */
export function tellMade(id: string): void {
  const act = acts.getStore();
  if (act !== undefined) act.objectId = id;
}
