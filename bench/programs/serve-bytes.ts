/** Bare node:http: sends the bytes and headers that it is given; a body that came is parsed. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerEach } from '../program.ts';

interface Given {
  headers: OutgoingHttpHeaders;
  text: string;
}

answerEach(async ({ headers, text }: Given) => {
  const bytes = Buffer.from(text);
  const server = createServer((request, reply) => {
    if (request.method === 'GET') {
      reply.writeHead(200, headers).end(bytes);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { text: echo } = JSON.parse(Buffer.concat(chunks).toString()) as { text: string };
      const body = JSON.stringify({ success: true, data: { echo } });
      // Without a length the answer would go out in chunks, which costs more.
      reply.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
});
