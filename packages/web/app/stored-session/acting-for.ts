/**
 * Which organisation this tab acts for. It is read once: a tab in which somebody writes stays with its organisation
 * when another tab changes to another one.
 */
import { readStored, removeStored, writeStored } from '../stored.ts';
import { sessionKeys } from './keys.ts';
import { readCustomer } from './session-store.ts';

export interface Acting {
  id: string;
  name: string;
}

let captured: string | null = null;

/** Null: for oneself. What another person chose in this browser counts for nothing. */
export function readActing(): Acting | null {
  captured ??= readStored(sessionKeys.organisation) ?? '';
  const [person, id, ...name] = captured.split('/');
  return id && person === readCustomer()?.id ? { id, name: name.join('/') } : null;
}

/** For this tab and for those that are opened later. Pages that are open have to be loaded anew. */
export function saveActing(acting: Acting | null): void {
  captured = null;
  if (acting === null) removeStored(sessionKeys.organisation);
  else {
    const value = [readCustomer()?.id ?? '', acting.id, acting.name].join('/');
    writeStored(sessionKeys.organisation, value);
  }
}
