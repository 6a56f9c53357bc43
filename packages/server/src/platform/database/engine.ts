import type { EmbeddedClient } from './embedded/client.ts';

/** How jobs reach the database that the product uses. */
export type Engine = { kind: 'embedded'; client: EmbeddedClient } | { kind: 'postgres'; url: string };
