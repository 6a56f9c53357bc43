import { X509Certificate } from 'node:crypto';

/** Certificates of authorities, DER; null where the text is not PEM of one or more. */
export function readTrustAnchors(pem: string): readonly Uint8Array[] | null {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    const anchors = blocks.map((block) => new Uint8Array(new X509Certificate(block).raw));
    return anchors.length === 0 ? null : anchors;
  } catch {
    return null;
  }
}
