import { useEffect, useState, type ComponentType } from 'react';

/** Comes after the page: no first paint waits for it. */
export function LazySessionRefresher() {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./session-refresher.tsx')
      .then(({ SessionRefresher }) => setKeeper(() => SessionRefresher))
      .catch(reportError);
  }, []);
  return Keeper && <Keeper />;
}
