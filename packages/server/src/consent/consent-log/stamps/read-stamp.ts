/**
 * Reads a time stamp (RFC 3161) and judges it: what it is over, who signed it, and for what he may sign. The
 * library is loaded by the first that comes, not by every start.
 */
import { X509Certificate } from 'node:crypto';
import type { Certificate, SignedData, SignerInfo, TSTInfo } from 'pkijs';
import { sameBytes, sha256 } from '../merkle.ts';

export interface Stamp {
  at: Date;
  /** What the question held, big-endian. */
  nonce: Uint8Array | null;
  /** Of the certificate that signed. */
  subject: string;
  /** SHA-256 of that certificate, as openssl prints it. */
  fingerprint: string;
}

export type StampFault = 'unreadable' | 'other-imprint' | 'not-signed' | 'not-an-authority' | 'not-trusted';
export type ReadStamp = { ok: true; stamp: Stamp } | { ok: false; why: StampFault };

const oids = {
  sha256: '2.16.840.1.101.3.4.2.1',
  signedData: '1.2.840.113549.1.7.2',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
} as const;

/** SHA-256, SHA-384 and SHA-512: an authority that signs with less proves nothing. */
const soundHashes = new Set([oids.sha256, '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3']);
/** The empty one: the hash is named by the signer, not by the algorithm of the signature. */
const soundNames = new Set(['', 'SHA-256', 'SHA-384', 'SHA-512']);

/** `anchors`: whom to trust, DER; without any everybody is believed to be who he says. */
export async function readStamp(
  token: Uint8Array,
  stamped: Uint8Array,
  anchors: readonly Uint8Array[],
): Promise<ReadStamp> {
  const opened = await open(token);
  if (opened === null) return { ok: false, why: 'unreadable' };
  const { signed, signer, info } = opened;
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const imprint = new Uint8Array(hashedMessage.valueBlock.valueHexView);
  if (hashAlgorithm.algorithmId !== oids.sha256 || !sameBytes(imprint, sha256(stamped)))
    return { ok: false, why: 'other-imprint' };
  const certificate = await signerOf(signed, signer, stamped);
  if (certificate === null) return { ok: false, why: 'not-signed' };
  if (!mayStamp(certificate, info.genTime)) return { ok: false, why: 'not-an-authority' };
  if (anchors.length > 0 && !(await isTrusted(signed, stamped, anchors)))
    return { ok: false, why: 'not-trusted' };
  const { subject, fingerprint256: fingerprint } = nodeCertificate(certificate);
  const nonce = info.nonce === undefined ? null : new Uint8Array(info.nonce.valueBlock.valueHexView);
  return {
    ok: true,
    stamp: { at: info.genTime, nonce, subject: subject.replaceAll('\n', ', '), fingerprint },
  };
}

interface Opened {
  signed: SignedData;
  signer: SignerInfo;
  info: TSTInfo;
}

async function open(token: Uint8Array): Promise<Opened | null> {
  const { ContentInfo, SignedData, TSTInfo } = await import('pkijs');
  const { fromBER } = await import('asn1js');
  try {
    const content = ContentInfo.fromBER(bufferOf(token));
    if (fromBER(token).offset !== token.length || content.contentType !== oids.signedData) return null;
    const signed = new SignedData({ schema: content.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    const [signer, ...more] = signed.signerInfos;
    if (eContentType !== oids.timeStampInfo || eContent === undefined) return null;
    if (signer === undefined || more.length > 0) return null;
    const info = TSTInfo.fromBER(eContent.getValue());
    return Number.isNaN(info.genTime.getTime()) ? null : { signed, signer, info };
  } catch {
    return null;
  }
}

/** Whose signature it is; null where it does not hold, or is not over this very certificate (RFC 5816). */
async function signerOf(
  signed: SignedData,
  signer: SignerInfo,
  stamped: Uint8Array,
): Promise<Certificate | null> {
  const { getCrypto } = await import('pkijs');
  const signatureHash = getCrypto(true).getHashAlgorithm(signer.signatureAlgorithm);
  if (!soundHashes.has(signer.digestAlgorithm.algorithmId) || !soundNames.has(signatureHash)) return null;
  try {
    const { signatureVerified, signerCertificate } = await signed.verify({
      signer: 0,
      data: bufferOf(stamped),
      extendedMode: true,
    });
    if (signatureVerified !== true || !signerCertificate) return null;
    return (await namesSigner(signer, signerCertificate)) ? signerCertificate : null;
  } catch {
    return null;
  }
}

/** What is signed says what it is, and by which certificate: another one of the same key does not serve. */
async function namesSigner(signer: SignerInfo, certificate: Certificate): Promise<boolean> {
  const { ObjectIdentifier, OctetString, Sequence } = await import('asn1js');
  const attribute = (type: string): unknown =>
    signer.signedAttrs?.attributes.find((one) => one.type === type)?.values[0];
  const content = attribute(oids.contentType);
  if (!(content instanceof ObjectIdentifier) || content.getValue() !== oids.timeStampInfo) return false;
  const second = attribute(oids.signingCertificateV2);
  // The first kind names it by a hash that proves nothing, so that there is nothing to hold against it.
  if (second === undefined) return attribute(oids.signingCertificate) !== undefined;
  const inner = (of: unknown): unknown => (of instanceof Sequence ? of.valueBlock.value[0] : undefined);
  const id = inner(inner(second));
  if (!(id instanceof Sequence)) return false;
  const [first, next] = id.valueBlock.value;
  const algorithm = inner(first);
  // Where none is named it is SHA-256.
  const name =
    algorithm instanceof ObjectIdentifier ? hashNames.get(algorithm.getValue()) : hashNames.get(oids.sha256);
  const hash = first instanceof OctetString ? first : next;
  if (name === undefined || !(hash instanceof OctetString)) return false;
  const own = new Uint8Array(await crypto.subtle.digest(name, derOf(certificate)));
  return sameBytes(own, new Uint8Array(hash.valueBlock.valueHexView));
}

const hashNames = new Map(
  [...soundHashes].map((oid, at) => [oid, ['SHA-256', 'SHA-384', 'SHA-512'][at] ?? '']),
);

/** RFC 3161, 2.3: its key serves for nothing else; and the certificate was good at the time. */
function mayStamp(certificate: Certificate, at: Date): boolean {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === oids.extendedKeyUsage);
  const purposes = nodeCertificate(certificate).keyUsage;
  if (usage?.critical !== true || purposes.length !== 1 || purposes[0] !== oids.timeStamping) return false;
  return certificate.notBefore.value <= at && at <= certificate.notAfter.value;
}

/** At the time of the stamp. Nobody is asked whether a certificate was revoked. */
async function isTrusted(
  signed: SignedData,
  stamped: Uint8Array,
  anchors: readonly Uint8Array[],
): Promise<boolean> {
  const { BasicConstraints, Certificate } = await import('pkijs');
  // How many more may stand between an authority's authority and the signer, which the library does not ask.
  const reaches = ({ extensions }: Certificate, between: number): boolean => {
    const limits = extensions?.map(({ parsedValue }) =>
      parsedValue instanceof BasicConstraints ? parsedValue.pathLenConstraint : undefined,
    );
    return limits?.every((limit) => limit === undefined || between <= Number(limit)) ?? true;
  };
  try {
    const { signatureVerified, certificatePath } = await signed.verify({
      signer: 0,
      data: bufferOf(stamped),
      checkChain: true,
      extendedMode: true,
      trustedCerts: anchors.map((anchor) => Certificate.fromBER(bufferOf(anchor))),
    });
    const path = certificatePath ?? [];
    return signatureVerified === true && path.slice(1).every(reaches);
  } catch {
    return false;
  }
}

function nodeCertificate(certificate: Certificate): X509Certificate {
  return new X509Certificate(derOf(certificate));
}

function derOf(certificate: Certificate): Buffer<ArrayBuffer> {
  return Buffer.from(certificate.toSchema().toBER());
}

/** Bytes of their own: the library looks at the whole buffer. */
function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
