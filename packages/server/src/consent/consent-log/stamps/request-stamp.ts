/** Asks a time-stamping authority (RFC 3161 over HTTP) for one stamp, and believes nothing of the answer unchecked. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { readBounded } from '../../../platform/http/read-bounded.ts';
import { sameBytes, sha256 } from '../merkle.ts';
import { readStamp, type Stamp, type StampFault } from './read-stamp.ts';

export interface Authority {
  url: string;
  /** Certificates that its own must lead to, DER; of none it is believed to be who it says. */
  anchors: readonly Uint8Array[];
  /** How long an answer may take, in milliseconds. */
  timeout?: number;
}

/** Why there is no stamp. `away`: no answer in time, one with another status than 200 (also a redirection), or too large. */
export type NoStamp = StampFault | 'away' | 'rejected' | 'other-nonce' | 'other-time';

export type RequestedStamp = { ok: true; token: Uint8Array; stamp: Stamp } | { ok: false; why: NoStamp };

type Bytes = Uint8Array<ArrayBuffer>;

const usualTimeout = 10_000;
const mostBytes = 64 * 1024;
/** Minutes that the authority's clock and ours may be apart. */
const apart = 5 * 60_000;

/** A stamp over the SHA-256 of these bytes. */
export async function requestStamp(
  { url, anchors, timeout = usualTimeout }: Authority,
  stamped: Uint8Array,
  clock: Clock,
): Promise<RequestedStamp> {
  const nonce = someNonce();
  const answer = await post(url, await requestFor(sha256(stamped), nonce), timeout);
  if (answer === null) return { ok: false, why: 'away' };
  const given = await tokenIn(answer);
  if (!given.ok) return given;
  const { token } = given;
  const read = await readStamp(token, stamped, anchors);
  if (!read.ok) return read;
  const { stamp } = read;
  if (!sameBytes(stamp.nonce, nonce)) return { ok: false, why: 'other-nonce' };
  if (Math.abs(stamp.at.getTime() - clock().getTime()) > apart) return { ok: false, why: 'other-time' };
  return { ok: true, token, stamp };
}

/** Its first bits are those of a positive number that fills its bytes, as which it comes back. */
function someNonce(): Uint8Array {
  const nonce = new Uint8Array(randomBytes(16));
  nonce[0] = 0x40 | ((nonce[0] ?? 0) & 0x3f);
  return nonce;
}

async function requestFor(hash: Uint8Array, nonce: Uint8Array): Promise<ArrayBuffer> {
  const { AlgorithmIdentifier, MessageImprint, TimeStampReq } = await import('pkijs');
  const { Integer, Null, OctetString } = await import('asn1js');
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({
        algorithmId: '2.16.840.1.101.3.4.2.1',
        algorithmParams: new Null(),
      }),
      hashedMessage: new OctetString({ valueHex: hash }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  });
  return request.toSchema().toBER();
}

/** The bytes of an answer; null where none came that may be looked at. */
async function post(url: string, body: ArrayBuffer, timeout: number): Promise<Bytes | null> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the client of the authority
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const bytes = await readBounded(response, mostBytes);
    return response.status === 200 && bytes !== null ? new Uint8Array(bytes) : null;
  } catch {
    return null;
  }
}

/** The token of an answer that grants one, byte for byte. */
async function tokenIn(
  answer: Bytes,
): Promise<{ ok: true; token: Uint8Array } | { ok: false; why: 'unreadable' | 'rejected' }> {
  const { PKIStatus, TimeStampResp } = await import('pkijs');
  const { fromBER, Sequence } = await import('asn1js');
  try {
    const { status } = TimeStampResp.fromBER(answer).status;
    if (status !== PKIStatus.granted && status !== PKIStatus.grantedWithMods)
      return { ok: false, why: 'rejected' };
    const { result } = fromBER(answer);
    const token = result instanceof Sequence ? result.valueBlock.value[1] : undefined;
    if (token === undefined) return { ok: false, why: 'unreadable' };
    return { ok: true, token: new Uint8Array(token.valueBeforeDecodeView) };
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}
