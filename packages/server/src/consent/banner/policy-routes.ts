import { idPattern } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { findServedBanner } from '../consents/served-banner-store.ts';
import { type SitePolicy, sitePolicy } from '../install/site-policy.ts';
import type { BannerConfig, BannerPorts } from './ports.ts';

/** `/c/{site}/policy.json`: for the site's own server. It says nothing that the site's pages and headers do not. */
export function servePolicies(
  scope: FastifyInstance,
  { db, clock, lookAtSite }: BannerPorts,
  config: Pick<BannerConfig, 'consentUrl' | 'documentsUrl'>,
): void {
  const options = { config: { documentClass: 'consent' }, schema: { hide: true } } as const;
  scope.get<{ Params: { site: string } }>('/c/:site/policy.json', options, async (request, reply) => {
    const { site } = request.params;
    const spent = await request.server.rateLimits.spendByAddress('read', request.ip);
    if (!spent.ok) return reply.code(429).header('retry-after', String(spent.retryAfter)).send();
    const served = idPattern.test(site) ? await findServedBanner(db, site) : null;
    // Told apart from a page that a proxy shows in our place: only this ends what a site holds back.
    let policy: SitePolicy = { format: 1, site, published: false, documents: config.documentsUrl };
    if (served !== null) {
      const { ownerId, draft } = served;
      const look =
        draft.appearance.protection === 'server'
          ? await lookAtSite(db, ownerId, draft.domain, clock())
          : null;
      policy = sitePolicy(site, draft, config, look);
    }
    return reply.header('cache-control', 'public, max-age=60').send(policy);
  });
}
