import { describeApiKey, listWebsites, readWebsitePage, type WebsitePage } from '@clausewright/contract';
import * as z from 'zod/mini';
import type { ToolFault } from './relay-call.ts';
import type { Asking } from './tool.ts';

export const site = z.string().check(z.minLength(1), z.maxLength(253));

/** A website of the account by its id or its host name, with all that belongs to it. */
export async function findSite(
  asking: Pick<Asking, 'relay'>,
  named: string,
): Promise<{ ok: true; value: WebsitePage } | ToolFault> {
  const id = /^[\w-]{22,64}$/.test(named) ? named : await idOf(asking, named.toLowerCase());
  if (id === null) return { ok: false, error: 'not-found', fields: [{ field: 'site', code: 'not-allowed' }] };
  return typeof id === 'string' ? asking.relay(readWebsitePage, { params: { id } }) : id;
}

async function idOf({ relay }: Pick<Asking, 'relay'>, name: string): Promise<string | null | ToolFault> {
  const own = await relay(describeApiKey);
  if (!own.ok) return own;
  const { websites } = own.value.key;
  const among = websites ?? (await listed({ relay }, name));
  if ('error' in among) return among;
  const host = name.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  return among.find((one) => [host, `www.${host}`].includes(one.name.toLowerCase()))?.id ?? null;
}

async function listed(
  { relay }: Pick<Asking, 'relay'>,
  name: string,
): Promise<readonly { id: string; name: string }[] | ToolFault> {
  const found = await relay(listWebsites, { query: { q: name.slice(0, 100), per_page: '100' } });
  return found.ok ? found.value.websites : found;
}
