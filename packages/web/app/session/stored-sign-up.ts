/** What proves to the server that this browser signed up, until the letter was opened here; in all its tabs. */
import { readStored, recordIn, removeStored, writeStored } from '../stored.ts';

const key = 'sign_up';

export function storeSignUp(signUp: { email: string; secret: string }): void {
  writeStored(key, JSON.stringify(signUp));
}

/** The secret of the sign-up of that address here; undefined where there was none. */
export function findSignUpSecret(email: string): string | undefined {
  const { email: of, secret } = recordIn(readStored(key)) ?? {};
  return of === email && typeof secret === 'string' ? secret : undefined;
}

export function removeSignUp(): void {
  removeStored(key);
}
