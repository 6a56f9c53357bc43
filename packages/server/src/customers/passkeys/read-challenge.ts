import * as z from 'zod/mini';

const clientData = z.object({ challenge: z.string(), crossOrigin: z.optional(z.literal(false)) });

/** The challenge that a browser says it had signed; null where it says nothing of the kind, or was framed elsewhere. */
export function readChallenge(encoded: string): string | null {
  let said: unknown;
  try {
    said = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  const read = clientData.safeParse(said);
  return read.success ? read.data.challenge : null;
}
