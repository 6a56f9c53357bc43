import { useEffect, useState } from 'react';

const load = () => import('./editing.ts');
type Editing = Awaited<ReturnType<typeof load>>;

let loading: Promise<Editing> | null = null;

/** After a failure the next call tries again. */
function loadEditing(): Promise<Editing> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** What reads and shows Markdown; null until it is there. Texts can be written before. */
export function useEditing(): Editing | null {
  const [editing, setEditing] = useState<Editing | null>(null);
  useEffect(() => void loadEditing().then(setEditing).catch(reportError), []);
  return editing;
}
