import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free at that address: links name it before anything listens. 0 where there is none. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  try {
    await once(server, 'listening');
  } catch {
    return 0;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
