import { useLocation } from 'react-router';
import type { SessionView } from '../session/use-session.ts';

/** What links to log-in and sign-up carry, so that the person comes back to this page; empty where that says nothing. */
export function useReturnPath(status: SessionView['status']): string {
  const { pathname, search } = useLocation();
  // The prerendered page may stand for another address: this one counts when the browser has it.
  const comesBack = status === 'out' && pathname !== '/' && !pathname.startsWith('/profile');
  return comesBack ? `?next=${encodeURIComponent(pathname + search)}` : '';
}
