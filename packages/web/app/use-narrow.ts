import { useCallback, useSyncExternalStore } from 'react';

/** From here on text and preview have room beside each other; as in editor.css. */
const twoPanes = '(min-width: 62em)';

/** Whether the window is smaller than that. */
export function useNarrow(wide = twoPanes): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [wide],
  );
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(wide).matches,
    () => false,
  );
}
