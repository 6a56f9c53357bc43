import { ownDocumentPath, sampleDocument, samplePath, sampleTypes } from '@clausewright/library/operator';
import type { Language } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { hostedMessages } from '../documents/page-frame/hosted-messages.ts';
import { writeOwnDocument, writeOwnDocuments } from './own-documents.ts';
import { serveDocument, type ServedPorts } from './serve-document.ts';

/** The operator's own documents: written at start, the same for everybody. */
export function serveOwnDocuments(app: FastifyInstance, ports: ServedPorts): void {
  for (const document of writeOwnDocuments(ports)) {
    serveDocument(app, ports, {
      path: ownDocumentPath(document.type),
      document: () => document,
      publisher: ports.operator.name,
      note: null,
      isListed: true,
    });
  }
}

/** A whole document of each type, of an owner who does not exist. Search engines are not to take it for somebody's. */
export function serveSamples(app: FastifyInstance, ports: ServedPorts): void {
  const { name } = ports.operator;
  for (const type of sampleTypes) {
    const source = sampleDocument(type);
    serveDocument(app, ports, {
      path: samplePath(type),
      // Few ask for it: it is written for the first of them.
      document: () => writeOwnDocument(source),
      publisher: source.name,
      note: (language: Language) => hostedMessages(language)('sample', { name }),
      isListed: false,
    });
  }
}
