/** What the browser makes and signs, as the calls have it: bytes are base64url. */
import type { addPasskey, beginPasskey, BodyOf, logInPasskey, ResultOf } from '@clausewright/contract';

/** `stopped`: by the person, by time, or because the device has none; `known`: the device has one already. */
type Refused = { ok: false; reason: 'passkey'; why: 'stopped' | 'known' | 'address' };

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer | null): string {
  const signs = Array.from(new Uint8Array(bytes ?? new ArrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(signs.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function makePasskey(
  { challenge, rp, user, algorithms, known }: ResultOf<typeof beginPasskey>,
  name: string,
): Promise<{ ok: true; made: BodyOf<typeof addPasskey> } | Refused> {
  const asked = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp,
        user: { id: bytesOf(user.id), name: user.name, displayName: user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        timeout,
      },
    }),
  );
  if (!asked.ok) return asked;
  const { id, response } = asked.credential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  const made = { name, id, client_data: textOf(clientDataJSON), attestation: textOf(attestationObject) };
  return { ok: true, made };
}

export async function signWithPasskey(
  { challenge, rp_id: rpId }: { challenge: string; rp_id: string },
  signal: AbortSignal,
): Promise<{ ok: true; signed: BodyOf<typeof logInPasskey> } | Refused> {
  const asked = await ask(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId, userVerification: 'required', timeout },
      signal,
    }),
  );
  if (!asked.ok) return asked;
  const { id, response } = asked.credential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return {
    ok: true,
    signed: {
      id,
      client_data: textOf(clientDataJSON),
      authenticator_data: textOf(authenticatorData),
      signature: textOf(signature),
      user_handle: textOf(userHandle),
    },
  };
}

/** As long as the challenge is good for. */
const timeout = 300_000;

async function ask(
  act: () => Promise<Credential | null>,
): Promise<{ ok: true; credential: PublicKeyCredential } | Refused> {
  try {
    const credential = await act();
    if (credential !== null) return { ok: true, credential: credential as PublicKeyCredential };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'InvalidStateError') return { ok: false, reason: 'passkey', why: 'known' };
    if (name === 'SecurityError') return { ok: false, reason: 'passkey', why: 'address' };
    if (!['NotAllowedError', 'AbortError', 'TimeoutError', 'NotSupportedError'].includes(name)) throw error;
  }
  return { ok: false, reason: 'passkey', why: 'stopped' };
}
