import { useEffect, useRef, useState } from 'react';
import {
  dropEnded,
  keepAnswers,
  keptAnswers,
  type KeptAnswers,
  keyOf,
  mergeKept,
  nothingKept,
} from './kept-answers.ts';

/** What is typed behind a link, kept in this browser and the same in each of its tabs. */
export function useKept(link: string, until: string) {
  const [kept, setKept] = useState<KeptAnswers>(() => keptAnswers(link) ?? nothingKept());
  const [unkept, setUnkept] = useState(false);
  /** What storage is known to say; nobody typed what the page begins with. */
  const synced = useRef(kept);
  useEffect(() => dropEnded(Date.now()), []);
  useEffect(() => {
    if (kept === synced.current) return;
    const theirs = keptAnswers(link) ?? synced.current;
    const merged = mergeKept({ base: synced.current, own: kept, theirs });
    const isWritten = keepAnswers(link, until, merged);
    if (isWritten) synced.current = merged;
    setUnkept(!isWritten);
    setKept(merged);
  }, [link, until, kept]);
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key !== keyOf(link)) return;
      const theirs = keptAnswers(link);
      if (theirs === null) return;
      const base = synced.current;
      synced.current = theirs;
      setKept((own) => mergeKept({ base, own, theirs }));
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [link]);
  return { kept, setKept, unkept };
}
