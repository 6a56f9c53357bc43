import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = (search: URLSearchParams) => void;

/**
 * Corrects the search of a page's own address, in its place in the history. Who has gone back in the
 * meantime, while the page before is still loading, is left alone: the browser's address is ahead of the
 * router's then.
 */
export function useCorrectAddress(): (change: Change) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    (change: Change) => {
      if (location.pathname + location.search !== pathname + search) return;
      const next = new URLSearchParams(search);
      change(next);
      void navigate({ search: String(next), hash }, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search, hash],
  );
}
