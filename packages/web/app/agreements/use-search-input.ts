import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A search runs when somebody stops typing, not at each letter. */
const pauseMs = 300;

/**
 * What stands in the search field: it runs ahead of the address while somebody types, and follows it
 * when another page is turned to, by the browser's back or by a link.
 */
export function useSearchInput(q: string, search: (q: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(q);
  const { key } = useLocation();
  const how = useNavigationType();
  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    if (how !== NavigationType.Replace && typed.trim() !== q) setTyped(q);
  }
  const wanted = typed.trim().toWellFormed();
  useEffect(() => {
    if (wanted === q) return undefined;
    const timer = setTimeout(() => search(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, q, search]);
  return [typed, setTyped];
}
