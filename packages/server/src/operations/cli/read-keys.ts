const publicKey = /^[\da-f]{64}$/;

export const noKey = { ok: false, reason: 'Write a key as 64 hex digits.' } as const;

/** Public keys as `--key` names them, in small letters; undefined without any, null where one is no key. */
export function readKeys(given: string | boolean | undefined): readonly string[] | null | undefined {
  if (typeof given !== 'string') return undefined;
  // What is typed several times comes by commas.
  const keys = given.toLowerCase().split(',');
  return keys.every((key) => publicKey.test(key)) ? keys : null;
}
