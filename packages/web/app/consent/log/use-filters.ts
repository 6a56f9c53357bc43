import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toFilters, type LogFilters, noFilters, readChoice, toSearch } from './log-choice.ts';

interface Filters {
  /** Takes effect at once, on the first page. */
  choose: (next: Partial<LogFilters>) => void;
  clear: () => void;
}

/** Narrows the list by its address. */
export function useFilters(): Filters {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choose = useCallback(
    (next: Partial<LogFilters>) => {
      const filters = { ...toFilters(readChoice(search)), ...next };
      void navigate({ search: toSearch(filters) }, { preventScrollReset: true });
    },
    [search, navigate],
  );
  const clear = useCallback(() => {
    choose(noFilters);
    // The button that was pressed goes with the filters.
    document.getElementById('log-filters')?.focus();
  }, [choose]);
  return { choose, clear };
}
