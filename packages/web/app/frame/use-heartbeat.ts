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

/** After every navigation asks whether the app is up; while it is not, again every five seconds. */
export function useHeartbeat(): void {
  const { key } = useLocation();
  const { failures } = useHealth();
  const checked = useRef<string | null>(null);

  useEffect(() => {
    if (checked.current === key) return;
    checked.current = key;
    check().catch(reportError);
  }, [key]);

  useEffect(() => {
    if (failures === 0) return undefined;
    const timer = setTimeout(() => void check().catch(reportError), retryAfter);
    return () => clearTimeout(timer);
  }, [failures]);
}
