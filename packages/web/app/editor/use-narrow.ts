import { useSyncExternalStore } from 'react';

/** Below it text and preview take turns; as in editor.css. */
const wide = '(min-width: 62em)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(wide).matches,
    () => false,
  );
}
