import { useEffect, useState } from 'react';

const load = () => import('./make-document.ts');
export type Maker = Awaited<ReturnType<typeof load>>;

let loading: Promise<Maker> | null = null;
let loaded: Maker | null = null;

/** Begins while the text itself is being fetched; after a failure the next call tries again. */
export function loadMaker(): Promise<Maker> {
  loading ??= load().then(
    (maker) => {
      loaded = maker;
      return maker;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** For who waited for `loadMaker`: a page learns of it only when it renders again. */
export function loadedMaker(): Maker | null {
  return loaded;
}

/** What makes the preview; null until it is there. */
export function useMaker(): Maker | null {
  const [maker, setMaker] = useState<Maker | null>(null);
  useEffect(() => void loadMaker().then(setMaker).catch(reportError), []);
  return maker;
}
