/** Serves the preview on this machine: `node preview-server.ts PORT`. Started anew with each saved text (serve-preview.ts). */
import { createServer } from 'node:http';
import type { AgreementType } from '../../packages/contract/src/agreement-types.ts';
import { draftLanguages } from '../../packages/library/languages.ts';
import { draftReport } from './library-state.ts';
import { documentPage, indexPage, notFoundPage } from './preview-page.ts';
import { previewOf } from './preview.ts';
import { ownerNames, previewTypes as types } from './sample-owners.ts';

const started = String(performance.timeOrigin);

function answer(url: URL): { status: number; html: string } {
  if (url.pathname === '/') {
    const states = draftLanguages.flatMap((language) => draftReport(language).lines);
    return { status: 200, html: indexPage(types, states) };
  }
  const read = (name: string): string => url.searchParams.get(name) ?? '';
  const type = read('type') as AgreementType;
  const [first = ''] = types.includes(type) ? ownerNames(type) : [];
  // Who changes the type keeps an owner that the other type may not have.
  const owner = types.includes(type) && !ownerNames(type).includes(read('owner')) ? first : read('owner');
  const wanted = { type, language: read('language'), owner };
  const preview = url.pathname === '/document' ? previewOf(wanted) : null;
  if (preview === null) return { status: 404, html: notFoundPage() };
  return { status: 200, html: documentPage(wanted, preview, { types, served: true }) };
}

const port = Number(process.argv[2] ?? 0);
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/started') return void response.end(started);
  const { status, html } = answer(url);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
});
server.on('error', ({ message }) => {
  console.error(`The preview of the library cannot be served: ${message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Preview of the library: http://localhost:${own}`);
});
