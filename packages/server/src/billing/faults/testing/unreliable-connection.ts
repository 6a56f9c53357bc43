import { type FakeReply, type FakeRequest, startFakeServer } from '@clausewright/fakes/fake-server';

/** What becomes of every request on the way to a provider. */
export type Line = 'well' | 'down' | 'silent' | 'garbage' | 'storm';

export interface UnreliableConnection extends AsyncDisposable {
  url: string;
  line: Line;
}

/** A way to `target` that can break. */
export async function startUnreliableConnection(target: string): Promise<UnreliableConnection> {
  const pass = async ({ method, path, query, headers, body }: FakeRequest): Promise<FakeReply> => {
    const url = `${target}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
    const { host: _, connection: __, 'content-length': ___, ...rest } = headers;
    const sent = { method, headers: rest as Record<string, string> };
    // oxlint-disable-next-line no-restricted-globals -- the network itself
    const reply = await fetch(url, body.length > 0 ? { ...sent, body: new Uint8Array(body) } : sent);
    const type = reply.headers.get('content-type');
    return {
      status: reply.status,
      headers: type === null ? {} : { 'content-type': type },
      body: Buffer.from(await reply.arrayBuffer()),
    };
  };
  const server = await startFakeServer(async (request): Promise<FakeReply> => {
    switch (bad.line) {
      case 'well':
        return pass(request);
      case 'down':
        return 'reset';
      case 'silent':
        return 'hang';
      case 'garbage':
        return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>502 but 200</html>' };
      case 'storm':
        return { status: 500, headers: { 'content-type': 'application/json' }, body: '{"error":{}}' };
    }
  });
  const bad: UnreliableConnection = {
    url: server.url,
    line: 'well',
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return bad;
}
