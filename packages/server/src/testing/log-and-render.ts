/** A child process of a test: logs a line, and makes a document, each time it is told to. */
import type { Plain } from '@clausewright/agreements/tree';
import { PdfRenderer } from '@clausewright/documents';
import { createLog } from '../http/log.ts';

const log = createLog('info');
const pdf = new PdfRenderer();
const document: Plain = { type: 'root', language: 'en', title: 'Policy', children: [] };

process.on('message', (word: string) => {
  log.info({ word }, 'line');
  setImmediate(() => void render(word).then((made) => process.send?.(made)));
});
process.send?.('ready');

async function render(word: string): Promise<boolean> {
  return word !== 'full' || (await pdf.render(document)).ok;
}
