import { useEffect, useState, type ComponentType } from 'react';
import { readActing } from '../stored-session/acting-for.ts';
import type { SessionView } from './use-session.ts';

/** Says for whom somebody works; loaded only where that is an organisation. */
export function useActingBar(status: SessionView['status']) {
  const [Bar, setBar] = useState<ComponentType<{ name: string }> | null>(null);
  const name = status === 'in' ? readActing()?.name : undefined;
  useEffect(() => {
    if (name === undefined) return;
    import('./acting-bar.tsx').then(({ ActingBar }) => setBar(() => ActingBar)).catch(reportError);
  }, [name]);
  return name === undefined || Bar === null ? null : { Bar, name };
}
