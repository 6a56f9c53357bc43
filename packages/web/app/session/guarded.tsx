import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { logInAddress } from './next-address.ts';
import { readCustomer, sessionEnd } from '../stored-session/session-store.ts';
import { useSession } from './use-session.ts';

/**
 * Around the pages of an account (`layout('session/guarded.tsx', […])` in routes.ts). Who is not
 * logged in comes back here after the log-in; who logs out here goes home.
 */
export default function Guarded() {
  const { status, customer } = useSession();
  const location = useLocation();
  const [entered] = useState(() => readCustomer() !== null);

  // Another account in another tab: nothing of the one before may stay on the page.
  if (status === 'in') return <Outlet key={customer.id} />;
  if (status === 'unknown') return null;
  const end = sessionEnd();
  if (end === 'left' && entered) return <Navigate to="/" replace />;
  return <Navigate to={logInAddress(location)} state={{ ended: end === 'ended' }} replace />;
}
