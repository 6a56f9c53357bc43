import type { Head } from './backup-format.ts';
import { openSecret, secretId } from './seal-secret.ts';

export type ChosenSecret =
  /** `place`: it is to be put into the data directory. */
  | { ok: true; secret: Uint8Array; place: boolean; isThatOfBackup: boolean }
  | { ok: false; reason: 'passphrase-missing' | 'passphrase-wrong' | 'secret-missing' | 'other-secret' };

export interface Given {
  /** Of this instance so far; null where it has none. */
  present: Uint8Array | null;
  /** It comes from the environment and cannot be replaced here. */
  configured: boolean;
  passphrase: string | undefined;
  /** To go on with the present secret although another one made the passwords and links of the backup. */
  keepOther: boolean;
}

/** Which secret serves what comes out of a backup: passwords, private links and signatures hang on it. */
export async function chooseSecret(
  { id, sealed }: Head['secret'],
  { present, configured, passphrase, keepOther }: Given,
): Promise<ChosenSecret> {
  if (present !== null && secretId(present) === id)
    return { ok: true, secret: present, place: false, isThatOfBackup: true };
  if (present !== null && keepOther)
    return { ok: true, secret: present, place: false, isThatOfBackup: false };
  if (sealed === null) return { ok: false, reason: 'secret-missing' };
  if (passphrase === undefined) return { ok: false, reason: 'passphrase-missing' };
  const secret = await openSecret(sealed, passphrase);
  if (secret === null) return { ok: false, reason: 'passphrase-wrong' };
  if (configured) return { ok: false, reason: 'other-secret' };
  return { ok: true, secret, place: true, isThatOfBackup: true };
}
