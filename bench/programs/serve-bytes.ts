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
      reply.writeHead(200, headers).end(JSON.stringify({ success: true, data: { echo } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
});
