import { useMemo } from 'react';
import { send } from '../api.ts';
import { isCode } from '../outcome.ts';
import { scanCalls, type Scan } from '../scan/scan-calls.ts';
import { suggestionCalls, type Suggestions } from '../suggestions/suggestion-calls.ts';
import { useFetched } from '../use-fetched.ts';

/** Milliseconds between two looks at how far a scan is. */
const pace = 1500;

export interface Seen {
  /** Null before it was read, and where there is none. */
  scan: Scan | null;
  /** Null until the scan is done. */
  suggestions: Suggestions | null;
  /** It is gone, or was never there. */
  lost: boolean;
}

/** How far the look at a website is, and then what it proposes. */
export function useSuggestions(id: string | null): Seen {
  const askScan = useMemo(
    () =>
      id === null ? null : (signal: AbortSignal) => send(scanCalls.readScan, { params: { id }, signal }),
    [id],
  );
  const scan = useFetched<Scan>(askScan, {
    repeat: ({ data }) => (data !== null && isUnderWay(data) ? pace : null),
  });
  const done = id !== null && scan.data?.state === 'done' && scan.data.id === id;
  const askSuggestions = useMemo(
    () =>
      done
        ? (signal: AbortSignal) =>
            send(suggestionCalls.scanSuggestions, { params: { id }, query: {}, signal })
        : null,
    [done, id],
  );
  const suggested = useFetched<Suggestions>(askSuggestions);
  return {
    scan: scan.data?.id === id ? scan.data : null,
    suggestions: done ? suggested.data : null,
    lost: id !== null && scan.outcome?.ok === false && isCode(scan.outcome, 'not-found'),
  };
}

export function isUnderWay({ state }: Scan): boolean {
  return state === 'waiting' || state === 'running';
}
