import type { FastifyInstance } from 'fastify';

/** Method and pattern of every route, from the tree that the router prints: HEAD goes with its GET. */
export function routesOf(app: FastifyInstance): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', text = '', methods] =
      /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, -]+)\))?$/u.exec(line) ?? [];
    if (text === '') continue;
    const depth = indent.length / 4;
    above.splice(depth, above.length, text);
    for (const method of methods?.split(', ') ?? []) {
      if (method !== 'HEAD') found.push(`${method} ${above.join('')}`);
    }
  }
  return found;
}
