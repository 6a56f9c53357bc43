import { isForDevelopment } from '@clausewright/contract/addresses';
import { Navigate, useLocation } from 'react-router';
import { NotFound } from '../layout/error-page.tsx';

export default function NotFoundRoute() {
  const { pathname } = useLocation();
  // The server says the same of an address that is opened from outside.
  if (!import.meta.env.DEV && isForDevelopment(pathname)) return <Navigate to="/" replace />;
  return <NotFound />;
}
