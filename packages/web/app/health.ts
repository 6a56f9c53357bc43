import { useSyncExternalStore } from 'react';

/**
 * up: the heartbeat answered 200. limited: 429. down: any other status, or none.
 * blocked: the browser keeps cookies or storage from us.
 */
export type Health = 'up' | 'limited' | 'down' | 'blocked';
interface State {
  health: Health;
  /** Heartbeats in a row that did not find the app up. */
  failures: number;
}

let state: State = { health: 'up', failures: 0 };
const listeners = new Set<() => void>();

export function reportHealth(health: Health): void {
  const failures = health === 'up' ? 0 : state.failures + 1;
  if (state.health === health && state.failures === failures) return;
  state = { health, failures };
  for (const listener of listeners) listener();
}

export function isDown(): boolean {
  return state.health === 'down' || state.health === 'limited';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const atFirst: State = { health: 'up', failures: 0 };

export function useHealth(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => atFirst,
  );
}
