import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { addPasskey, beginPasskey, BodyOf, logInPasskey, ResultOf } from '@clausewright/contract';

type Made = Omit<BodyOf<typeof addPasskey>, 'name'>;
type Signed = BodyOf<typeof logInPasskey>;

/** What this device does otherwise than it should. */
export interface Quirks {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** It did not make sure of its owner. */
  unverified?: true;
  /** How often it says that it was used. */
  counter?: number;
  crossOrigin?: true;
  /** Of the attestation: those that name certificates, and one that the key has signed itself. */
  format?: 'packed' | 'apple' | 'self';
}

/** A device of software with one key (ES256), beside the product's own reading of what devices say. */
export interface Authenticator {
  id: string;
  create(options: ResultOf<typeof beginPasskey>, quirks?: Quirks): Made;
  get(options: { challenge: string; rp_id: string }, quirks?: Quirks): Signed;
}

/** `counts`: as devices do that keep the key; those that hand it on to others say 0. */
export function makeAuthenticator(origin: string, { counts = true } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const id = randomBytes(32);
  let userHandle = '';
  let used = 0;

  const authData = (rpId: string, { unverified, counter }: Quirks, attested?: Buffer): Buffer => {
    used += counts ? 1 : 0;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? used);
    const flags = 0x01 | (unverified === true ? 0 : 0x04) | (attested === undefined ? 0 : 0x40);
    return Buffer.concat([digest(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string, quirks: Quirks): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: quirks.type ?? type,
        challenge: quirks.challenge ?? challenge,
        origin: quirks.origin ?? origin,
        crossOrigin: quirks.crossOrigin ?? false,
      }),
    );
  return {
    id: id.toString('base64url'),
    create(options, quirks = {}) {
      userHandle = options.user.id;
      const key = cborMap([
        [1, cborInt(2)],
        [3, cborInt(-7)],
        [-1, cborInt(1)],
        [-2, cborBytes(Buffer.from(x, 'base64url'))],
        [-3, cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authData(quirks.rpId ?? options.rp.id, quirks, attested);
      const client = clientData('webauthn.create', options.challenge, quirks);
      const byItself = sign('sha256', Buffer.concat([data, digest(client)]), privateKey);
      const statements = {
        none: [],
        self: [['alg', cborInt(-7)] as const, ['sig', cborBytes(byItself)] as const],
        certified: [['x5c', cborArray([cborBytes(id)])] as const],
      };
      const { format = 'none' } = quirks;
      const statement = statements[format === 'none' || format === 'self' ? format : 'certified'];
      const object = cborMap([
        ['fmt', cborText(format === 'self' ? 'packed' : format)],
        ['attStmt', cborMap(statement)],
        ['authData', cborBytes(data)],
      ]);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        attestation: object.toString('base64url'),
      };
    },
    get(options, quirks = {}) {
      const data = authData(quirks.rpId ?? options.rp_id, quirks);
      const client = clientData('webauthn.get', options.challenge, quirks);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, digest(client)]), privateKey).toString('base64url'),
        user_handle: userHandle,
      };
    },
  };
}

function digest(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest();
}

/** RFC 8949, as far as devices use it. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}
function cborBytes(bytes: Uint8Array): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}
function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}
function cborArray(items: readonly Buffer[]): Buffer {
  return Buffer.concat([cborHead(4, items.length), ...items]);
}
function cborMap(entries: readonly (readonly [string | number, Buffer])[]): Buffer {
  const pairs = entries.flatMap(([key, value]) => [
    typeof key === 'number' ? cborInt(key) : cborText(key),
    value,
  ]);
  return Buffer.concat([cborHead(5, entries.length), ...pairs]);
}
