import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { checkHealth } from '../api.ts';
import { checkCountries } from '../countries.ts';
import { useHealth } from '../health.ts';

const retryAfter = 5000;

/** After every navigation asks whether the app is up; while it is not, again every five seconds. */
export function useHeartbeat(): void {
  const { key } = useLocation();
  const { health, failures } = useHealth();

  useEffect(() => {
    void checkHealth().then((up) => (up ? checkCountries() : undefined));
  }, [key]);

  useEffect(() => {
    if (health === 'up') return undefined;
    const timer = setTimeout(() => void checkHealth(), retryAfter);
    return () => clearTimeout(timer);
  }, [health, failures]);
}
