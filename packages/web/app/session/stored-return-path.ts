/**
 * Where somebody was who signed up, until the letter has brought them to the log-in. The letter may open in
 * another tab, which knows nothing of this one.
 */
import { readStored, removeStored, writeStored } from '../stored.ts';
import { logInPath, safeNext } from './next-address.ts';

const key = 'way_back';

function nextOf(logIn: string | null): string | null {
  const question = logIn?.indexOf('?') ?? -1;
  return question < 0 ? null : safeNext(new URLSearchParams(logIn?.slice(question)).get('next'));
}

/** Keeps where the log-in that stood beside the form would have led. */
export function storeReturnPath(logIn: string): void {
  if (nextOf(logIn) === null) removeStored(key);
  else writeStored(key, logIn);
}

/** The log-in that leads back, once; the plain one where nothing was kept. */
export function takeReturnPath(): string {
  const next = nextOf(readStored(key));
  removeStored(key);
  return next === null ? logInPath : `${logInPath}?next=${encodeURIComponent(next)}`;
}
