import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { checkHealth } from '../api.ts';
import { checkCountries } from '../countries.ts';
import { useHealth } from '../health.ts';

const retryAfter = 5000;

/** After every navigation asks whether the app is up; while it is not, again every five seconds. */
export function useHeartbeat(): void {
  const { key } = useLocation();
  const { failures } = useHealth();
  const checked = useRef<string | null>(null);

  useEffect(() => {
    if (checked.current === key) return;
    checked.current = key;
    void checkHealth().then((up) => (up ? checkCountries() : undefined));
  }, [key]);

  useEffect(() => {
    if (failures === 0) return undefined;
    const timer = setTimeout(() => void checkHealth(), retryAfter);
    return () => clearTimeout(timer);
  }, [failures]);
}
