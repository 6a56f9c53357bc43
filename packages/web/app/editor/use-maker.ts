import { useEffect, useState } from 'react';

const load = () => import('./make-document.ts');
type Maker = Awaited<ReturnType<typeof load>>;

let loading: Promise<Maker> | null = null;

/** Begins while the text itself is being fetched; after a failure the next call tries again. */
export function loadMaker(): Promise<Maker> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** What makes the preview; null until it is there. */
export function useMaker(): Maker | null {
  const [maker, setMaker] = useState<Maker | null>(null);
  useEffect(() => void loadMaker().then(setMaker).catch(reportError), []);
  return maker;
}
