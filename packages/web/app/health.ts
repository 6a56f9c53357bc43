import { useSyncExternalStore } from 'react';

/**
 * What the last heartbeat found (specification 4). up: 200. limited: 429. maintenance: the operator says
 * so. down: any other status. unreachable, offline: no answer, and for the second the browser knows that
 * it has no connection. blocked: the browser keeps cookies or storage from us.
 */
export type Health = 'up' | 'limited' | 'maintenance' | 'down' | 'unreachable' | 'offline' | 'blocked';

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

/** What a heartbeat with an answer means; `code` is that of the first message of the envelope. */
export function toHealth(status: number, code: string | undefined): Health {
  if (status === 200) return 'up';
  if (status === 429) return 'limited';
  return status === 503 && code === 'maintenance' ? 'maintenance' : 'down';
}

/** What a heartbeat without an answer means. */
export function healthWithoutAnswer(): Health {
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** While it is, only the heartbeat is allowed. */
export function isDown(): boolean {
  return state.health !== 'up' && state.health !== 'blocked';
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
