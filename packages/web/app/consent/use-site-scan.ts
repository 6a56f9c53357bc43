import type { ResultOf, scanSuggestions } from '@clausewright/contract';
import { useCallback } from 'react';
import { send } from '../api.ts';
import { scanCalls } from '../scan/scan-calls.ts';
import { useSession } from '../session/use-session.ts';
import { suggestionCalls } from '../suggestions/suggestion-calls.ts';
import { useFetched } from '../use-fetched.ts';
import { parseDomain } from './parse-domain.ts';

/** What a scan saw of a site: the one that led here, else the newest that the account has of its domain. */
export function useSiteScan(
  site: string | null,
  scan: string | null,
): ResultOf<typeof scanSuggestions> | null {
  const { confirmed } = useSession();
  const list = useCallback((signal: AbortSignal) => send(scanCalls.listScans, { signal }), []);
  const own = useFetched(confirmed && scan === null && site !== null ? list : null);
  const newest = own.data?.scans.find(
    ({ address, state }) => state === 'done' && parseDomain(address) === site,
  );
  const id = scan ?? newest?.id ?? null;
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(suggestionCalls.scanSuggestions, {
        params: { id: id ?? '' },
        // The banner needs no answers of wizards, and one type has the fewest.
        query: { type: 'TEST' },
        signal,
      }),
    [id],
  );
  const { data } = useFetched(id === null ? null : ask);
  return data;
}
