import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHealth } from '../health.ts';

const retryAfter = 5000;

/** Loaded after the page is there: no first paint waits for it. */
async function check(): Promise<void> {
  const [{ checkHealth }, { checkCountries }] = await Promise.all([
    import('../api.ts'),
    import('../countries.ts'),
  ]);
  if (await checkHealth()) await checkCountries();
}

function checkNow(): void {
  check().catch(reportError);
}

/** After every navigation asks whether the app is up; while it is not, again every five seconds. */
export function useHeartbeat(): void {
  const { key } = useLocation();
  const { failures } = useHealth();
  const checked = useRef<string | null>(null);

  useEffect(() => {
    if (checked.current === key) return;
    checked.current = key;
    checkNow();
  }, [key]);

  useEffect(() => {
    if (failures === 0) return undefined;
    const timer = setTimeout(checkNow, retryAfter);
    return () => clearTimeout(timer);
  }, [failures]);

  useEffect(() => {
    // The browser knows at once when its connection goes and comes.
    addEventListener('online', checkNow);
    addEventListener('offline', checkNow);
    return () => {
      removeEventListener('online', checkNow);
      removeEventListener('offline', checkNow);
    };
  }, []);
}
