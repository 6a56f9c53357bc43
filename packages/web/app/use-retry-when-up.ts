import { useEffect, useRef } from 'react';
import { useHealth } from './health.ts';

/** Repeats what failed while the service was away as soon as the heartbeat finds it again. */
export function useRetryWhenUp(failed: boolean, retry: () => void): void {
  const { health } = useHealth();
  const before = useRef(health);
  useEffect(() => {
    const isBack = before.current !== 'up' && health === 'up';
    before.current = health;
    if (isBack && failed) retry();
  }, [health, failed, retry]);
}
