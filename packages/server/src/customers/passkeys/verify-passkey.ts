import type { BodyOf, addPasskey, logInPasskey } from '@clausewright/contract';
import type { RelyingParty } from './relying-party.ts';

/** COSE: Ed25519, ES256, and RS256 for the older chips of Windows. */
export const algorithms = [-8, -7, -257];

interface Expected {
  /** It was taken: nobody else has it. */
  challenge: string;
  party: RelyingParty;
}

interface Made {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
}

/**
 * What the browser made, if it did so for us, with this challenge, after its owner was made sure of. We ask for no word
 * of the maker of the device and read none: its certificates name addresses that a server would call up.
 */
export async function verifyMade(
  { id, client_data: clientDataJSON, attestation }: BodyOf<typeof addPasskey>,
  { challenge, party }: Expected,
): Promise<Made | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  return nullIfRefused(async () => {
    const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
    const format = object.get('fmt');
    const signedByItself = format === 'packed' && object.get('attStmt').get('x5c') === undefined;
    if (format !== 'none' && !signedByItself) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    const { publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter };
  });
}

/**
 * How often the device says that it was used, if what it signed is right, was signed for us, with this challenge, and
 * after its owner was made sure of. Whether it counts upwards is for whoever has the row locked: the library looks
 * before it knows that the device has signed, and two at once would pass.
 */
export async function verifySigned(
  signed: BodyOf<typeof logInPasskey>,
  publicKey: Uint8Array,
  { challenge, party }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature } = signed;
  return nullIfRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** Of a device that counts, each time is a later one (WebAuthn 7.2, step 22): else there are two of it. */
export function countsUpwards(before: number, now: number): boolean {
  return now > before || (now === 0 && before === 0);
}

/** The library throws at whatever is not as it must be; all of it comes from outside. */
async function nullIfRefused<Value>(judge: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await judge();
  } catch {
    return null;
  }
}
