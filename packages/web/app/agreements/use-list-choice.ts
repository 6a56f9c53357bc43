import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { offeredTypes } from '../agreement-types.ts';
import { changed, type ListChoice, readChoice, toSearch } from './list-choice.ts';

/** replace: back does not lead through every letter that was typed. */
export type Choose = (next: Partial<ListChoice>, how: 'replace' | 'push') => void;

export function useListChoice(): [ListChoice, Choose] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(search, offeredTypes), [search]);
  const choose = useCallback<Choose>(
    (next, how) => {
      const to = { search: toSearch(changed(choice, next)) };
      void navigate(to, { replace: how === 'replace', preventScrollReset: true });
    },
    [choice, navigate],
  );
  return [choice, choose];
}
