import * as contract from '@clausewright/contract';
import type { Call } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';

/** Every call of the contract as `METHOD /path`. */
export const apiCalls: ReadonlySet<string> = new Set(
  Object.values<unknown>(contract)
    .filter((value): value is Call => typeof value === 'object' && value !== null && 'place' in value)
    .map(({ method, path }) => `${method} ${path}`),
);

/** Method and pattern of every route, from the tree that the router prints: HEAD goes with its GET. */
export function listRoutes(app: FastifyInstance): string[] {
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

/** The same as the table of routes names them: calls by their path in the contract. */
export function routeNames(app: FastifyInstance): string[] {
  return listRoutes(app).map((route) => route.replace(' /api/v1/', ' /'));
}
