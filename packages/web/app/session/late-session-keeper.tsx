import { useEffect, useState, type ComponentType } from 'react';

/** Comes after the page: no first paint waits for it. */
export function LateSessionKeeper() {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./session-keeper.tsx')
      .then(({ SessionKeeper }) => setKeeper(() => SessionKeeper))
      .catch(reportError);
  }, []);
  return Keeper && <Keeper />;
}
