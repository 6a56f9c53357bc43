/** The documents of whoever runs an instance: what they say, and whether they can be written yet. */
export * from './operator/facts.ts';
export * from './operator/own-documents.ts';
export { ownDocumentPath } from './operator/shared-answers.ts';
export { sampleDocument, samplePath, sampleTypes } from './sample/sample-documents.ts';
