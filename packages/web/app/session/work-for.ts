import { type Acting, saveActing } from '../stored-session/acting-for.ts';

/** Null: for oneself again. Everything is loaded anew, as nothing on the screen is of the one that is left. */
export function workFor(organisation: Acting | null, address = '/profile/sites'): void {
  saveActing(organisation);
  location.assign(address);
}
