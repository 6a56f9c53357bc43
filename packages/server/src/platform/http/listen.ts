import type { FastifyInstance } from 'fastify';

export type Listening = { ok: true } | { ok: false; reason: string };

/** What keeps a server from listening and lies with whoever set its address, by code of the system. */
const faults: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'may not be opened by this user',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'is no known name of this machine',
};

/** Listens, or says in one line why it cannot. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  settings = 'PORT or HOST',
): Promise<Listening> {
  try {
    await app.listen({ port, host });
    return { ok: true };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const fault = faults[code];
    if (fault === undefined) throw error;
    await app.close();
    return { ok: false, reason: `Port ${port} on ${host} ${fault}: set ${settings}.` };
  }
}
