import type { Customer } from '@clausewright/contract';
import { useSyncExternalStore } from 'react';
import { readCustomer, subscribeToSession } from '../stored-session/session-store.ts';

/** unknown: the page is being hydrated, so that nothing may depend on the browser yet. */
export type SessionView =
  | { status: 'unknown' | 'out'; customer: null; confirmed: false }
  | { status: 'in'; customer: Customer; confirmed: boolean };

/** Who is logged in, in every tab alike. */
export function useSession(): SessionView {
  const customer = useSyncExternalStore(subscribeToSession, readCustomer, () => undefined);
  if (customer === undefined) return { status: 'unknown', customer: null, confirmed: false };
  if (customer === null) return { status: 'out', customer, confirmed: false };
  return { status: 'in', customer, confirmed: customer.confirmed };
}
