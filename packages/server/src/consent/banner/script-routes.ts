import { getRegime } from '@clausewright/banner/publish';
import {
  idPattern,
  toBannerLanguage,
  wishedTags,
  isBannerLanguage,
  type BannerLanguage,
} from '@clausewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { connectionCountry } from '../../platform/http/tracked-country.ts';
import type { BannerScripts } from './banner-scripts.ts';
import { scriptBody } from './script-body.ts';
import { sendScript } from './send-script.ts';
import type { ServedSite } from '../consents/served-site-store.ts';
import type { ServedSites, SiteState } from './served-sites.ts';

interface Served {
  sites: ServedSites;
  /** Null where the script is not built. */
  scripts: BannerScripts | null;
  clock: Clock;
}

interface Address {
  site: string;
  language: string;
  file: string;
}

/**
 * Seconds: after two minutes a browser asks anew while it shows what it has, after five it waits for the answer,
 * so nothing is shown longer than that after something newer was published; for a week where we cannot answer.
 */
const shortly = 'public, max-age=120, stale-while-revalidate=180, stale-if-error=604800';
const emptyFor = 'public, max-age=60';
const forever = 'public, max-age=31536000, immutable';

/** What stands where no banner is served: nobody's page breaks, and what is tagged stays blocked. */
const emptyScript = scriptBody('/* No consent banner is published here. */\n');

/** `/c/{site}/{language}.js`, `/c/{site}.js` by Accept-Language, and the second layer of each. */
export function serveScripts(scope: FastifyInstance, served: Served): void {
  const options = { config: { documentClass: 'consent' }, schema: { hide: true } } as const;
  scope.get<{ Params: Pick<Address, 'site'> }>('/c/:site', options, (request, reply) =>
    sendCore(served, { site: nameOf(request.params.site), language: null }, request, reply),
  );
  scope.get<{ Params: Omit<Address, 'file'> }>('/c/:site/:language', options, (request, reply) => {
    const { site, language } = request.params;
    return sendCore(served, { site, language: nameOf(language) }, request, reply);
  });
  scope.get<{ Params: Address }>('/c/:site/:language/:file', options, (request, reply) =>
    sendFile(served, request.params, request, reply),
  );
}

/** What an address names before `.js`; empty, and so nothing, without it. */
function nameOf(file: string): string {
  return file.endsWith('.js') ? file.slice(0, -'.js'.length) : '';
}

async function sendCore(
  { sites, scripts, clock }: Served,
  wanted: { site: string; language: string | null },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, language: named } = wanted;
  if (!idPattern.test(site) || (named !== null && !isBannerLanguage(named))) return sendEmpty(request, reply);
  if (scripts === null) return sayAway(reply);
  // Only what costs is counted: behind one address may stand the visitors of a whole company.
  if (sites.kept(site) === undefined && !(await mayAsk(request, reply))) return reply;
  const state = await sites.find(site);
  if (state.site === null) return sendEmpty(request, reply, state, clock);
  const chosen = languageFor(state.site, named, request);
  const { countryHeader } = request.server;
  const byCountry = state.site.regions === 'by-country' && countryHeader !== undefined;
  const regime = getRegime(state.site.regions, connectionCountry(request, countryHeader));
  const snapshot = state.site.snapshots.get(chosen) ?? '';
  const body = await scripts.core({ site, snapshot, regime, desk: state.site.desk });
  if (body === null) throw new Error('a published version has no snapshot');
  reply
    .header('cache-control', shortly)
    .header('content-language', chosen)
    .header(
      'vary',
      [
        'Accept-Encoding',
        ...(named === null ? ['Accept-Language'] : []),
        ...(byCountry ? [countryHeader] : []),
      ].join(', '),
    );
  sayAge(reply, state, clock);
  return sendScript(request, reply, body);
}

/** The language that an address names where the site still has it, else what the browser wishes, else the first. */
function languageFor(
  { snapshots }: ServedSite,
  named: BannerLanguage | null,
  { headers }: FastifyRequest,
): BannerLanguage {
  const available = [...snapshots.keys()];
  const first = available[0] ?? 'en';
  if (named !== null) return snapshots.has(named) ? named : first;
  return (
    wishedTags(headers['accept-language'] ?? '')
      .map(toBannerLanguage)
      .find((language) => language !== null && snapshots.has(language)) ?? first
  );
}

/** Files beside the first layer. */
const kinds = ['preferences', 'frame', 'field'] as const;

/** What an address with the hash of a state names: it never changes. */
async function sendFile(
  { sites, scripts }: Served,
  { site, language, file }: Address,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, name, snapshot, code] = /^(\w+)\.([\da-f]{32})([\da-f]{8})\.js$/.exec(file) ?? [];
  const kind = kinds.find((known) => known === name);
  if (kind === undefined || snapshot === undefined || !idPattern.test(site) || !isBannerLanguage(language))
    return sayUnknown(reply);
  if (scripts === null) return sayAway(reply);
  if (!(await mayAsk(request, reply))) return reply;
  const plain = scripts.preferencesCode(null);
  // Only where the address does not say that no desk is linked; without a database none is.
  const desk = kind === 'field' || code === plain ? null : await deskOf(sites, site);
  const body = await scripts[kind]({ site, snapshot, language, desk });
  if (body === null) return sayUnknown(reply);
  const today = kind === 'field' ? scripts.fieldCode : scripts.preferencesCode(desk);
  // A first layer from before an update, or from before its desk was off, asks for what is gone: it is given what is there
  // today, but not for ever.
  reply.header('cache-control', code === today ? forever : 'public, max-age=300');
  return sendScript(request, reply.header('vary', 'Accept-Encoding'), body);
}

async function deskOf(sites: ServedSites, site: string): Promise<string | null> {
  const state = await sites.find(site).catch(() => null);
  return state?.site?.desk ?? null;
}

function sendEmpty(
  request: FastifyRequest,
  reply: FastifyReply,
  state?: SiteState,
  clock?: Clock,
): Promise<FastifyReply> {
  if (state !== undefined && clock !== undefined) sayAge(reply, state, clock);
  reply.header('cache-control', emptyFor).header('vary', 'Accept-Encoding');
  return sendScript(request, reply, emptyScript);
}

/** RFC 9111, 5.1: what was held here counts towards the five minutes. */
function sayAge(reply: FastifyReply, { readAt }: SiteState, clock: Clock): void {
  const seconds = Math.floor((clock().getTime() - readAt) / 1000);
  if (seconds > 0) reply.header('age', String(seconds));
}

/** False, and told, where an address asked too much that nobody had asked before. */
async function mayAsk(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const spent = await request.server.rateLimits.spendByAddress('read', request.ip);
  if (spent.ok) return true;
  reply.code(429).header('retry-after', String(spent.retryAfter)).send();
  return false;
}

function sayUnknown(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send();
}

function sayAway(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send();
}
