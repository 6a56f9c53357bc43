import { useLocation } from 'react-router';
import { useSession } from '../session/use-session.ts';

/** What one page of the account hands to the next without writing it into the address. */
export interface Arrival {
  email?: string;
  done?: 'activated' | 'reset' | 'deleted';
  /** The address that the account has since a moment ago. */
  changedEmail?: string;
  /** The session ended on a page of the account. */
  ended?: boolean;
}

/** Hands on what was typed so far. */
export function emailToCarry(email: string | undefined): Arrival {
  return email === undefined ? {} : { email };
}

/** Nothing while the page hydrates: the server knew nothing of it. */
export function useArrival(): Arrival {
  const { status } = useSession();
  const { state } = useLocation() as { state: unknown };
  return status === 'unknown' || typeof state !== 'object' || state === null ? {} : state;
}
