/** Serves the preview on this machine: `node preview-server.ts PORT`. Started anew with each saved text (serve-preview.ts). */
import { createServer } from 'node:http';
import { previewAnswer } from './preview-answer.ts';

const started = String(performance.timeOrigin);
const port = Number(process.argv[2] ?? 0);
const server = createServer((request, response) => {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (url === null) return void response.writeHead(400).end();
  if (url.pathname === '/started') return void response.end(started);
  const { status, html } = previewAnswer(url);
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
