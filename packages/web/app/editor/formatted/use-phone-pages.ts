import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useNarrow } from '../../use-narrow.ts';
import { clauseSectionId } from './clause-sheet.tsx';
import type { Formatted } from './create-formatted.ts';

const name = 'clause';

/** On a phone each clause is a page: the way back of the browser leads to the list. */
export function usePhonePages(formatted: Formatted, isFormatted: boolean) {
  const isPhone = useNarrow('(min-width: 48em)') && isFormatted;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const page = search.get(name);
  // The page was opened from the list, which is what lies behind it.
  const hasList = useRef(false);
  const enter = useCallback(
    (id: string, point: { left: number; top: number } | null = null) => {
      if (isPhone && page === null) {
        hasList.current = true;
        setSearch(
          (before) => {
            const next = new URLSearchParams(before);
            next.set(name, id);
            return next;
          },
          { preventScrollReset: true },
        );
      }
      void formatted.enter(id, point).catch(reportError);
    },
    [formatted, isPhone, page, setSearch],
  );
  const done = () => {
    if (page === null) return formatted.leave();
    if (hasList.current) return void navigate(-1);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const isOpen = isPhone && page !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isPhone) {
      const { active } = formatted.state();
      formatted.leave();
      hasList.current = false;
      if (active !== null) document.getElementById(`${clauseSectionId(active)}-go`)?.focus();
    }
    wasOpen.current = isOpen;
  }, [formatted, isOpen, isPhone]);
  return { isPhone, enter, done };
}
