/** What stays in this tab while somebody is at the provider: only who went from here can come back. */
import { recordIn } from '../stored.ts';

const key = 'provider-log-in';

export interface Departed {
  organisation: string;
  browser: string;
}

/** False where nothing can be kept, and so nobody could come back. */
export function depart(departed: Departed, url: string): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(departed));
  } catch {
    return false;
  }
  location.assign(url);
  return true;
}

/** Once; null where nobody went to this organisation's provider from this tab. */
export function comeBack(organisation: string): string | null {
  try {
    const kept = recordIn(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    const browser = kept?.['browser'];
    return kept?.['organisation'] === organisation && typeof browser === 'string' ? browser : null;
  } catch {
    return null;
  }
}
