import type { FastifyRequest } from 'fastify';
import type { DocumentClass } from './security-headers.ts';

export interface Origins {
  publicUrl: string;
  documentsUrl: string;
  consentUrl: string;
}
export type HostClass = 'app' | 'documents' | 'consent';

/** On the consent host: the page that runs a banner which is being edited, for the app to frame. */
export const previewPath = '/banner/preview';

/** Which hosts answer for a class of document; health is asked by machines under any name. */
const servedOn: Readonly<Record<DocumentClass, readonly HostClass[] | 'any'>> = {
  api: ['app'],
  page: ['app'],
  asset: ['app'],
  docs: ['app'],
  file: ['app', 'documents'],
  hosted: ['documents'],
  embedded: ['documents'],
  consent: ['consent'],
  health: 'any',
};

/** Three origins, so that a document of a customer can never act on the app. On one origin, paths alone decide. */
export function createHostRule(origins: Origins): (host: string, documentClass: DocumentClass) => boolean {
  const classes: [HostClass, string][] = [
    ['app', new URL(origins.publicUrl).host],
    ['documents', new URL(origins.documentsUrl).host],
    ['consent', new URL(origins.consentUrl).host],
  ];
  if (new Set(classes.map(([, host]) => host)).size === 1) return () => true;
  return (host, documentClass) => {
    const allowed = servedOn[documentClass];
    if (allowed === 'any') return true;
    return classes.some(([hostClass, name]) => name === host && allowed.includes(hostClass));
  };
}

/**
 * Whether a request says once whom it asks. Of two `Host` headers Node takes the first and a proxy before it perhaps
 * the other, so that the two decide by different names (RFC 9112, 3.2: answered 400).
 */
export function namesOneHost({ raw }: FastifyRequest): boolean {
  const { rawHeaders } = raw;
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') named += 1;
  return named <= 1;
}
