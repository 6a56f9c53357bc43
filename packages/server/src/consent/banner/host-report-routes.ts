import { idPattern } from '@clausewright/contract';
import {
  fieldReportBytes,
  mostReportedHosts,
  type PublishedBanner,
  reportedHost,
} from '@clausewright/contract/banner';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { isOwnOrigin } from './answer.ts';
import { memoize } from './memoize.ts';
import type { BannerPorts } from './ports.ts';
import type { ServedSites } from './served-sites.ts';
import { findSnapshot } from '../consents/served-site-store.ts';
import type { ReadBody } from '../../platform/http/json-body.ts';
import { countHosts } from '../field-watch/field-host-store.ts';
import { knownHosts, unknownHosts } from '../field-watch/known-hosts.ts';

const report = z.strictObject({
  hosts: z
    .array(z.string().check(z.regex(reportedHost)))
    .check(z.minLength(1), z.maxLength(mostReportedHosts)),
});

/** Published states whose hosts are in memory. */
const mostRules = 5000;

interface Rules {
  /** False where the owner did not switch the field watch on. */
  on: boolean;
  domains: readonly string[];
  known: readonly string[];
}

function rulesOf(published: PublishedBanner): Rules {
  return {
    on: published.watch === true,
    domains: published.core.domains,
    known: knownHosts(published),
  };
}

/**
 * `POST /c/{site}/hosts`: text/plain, as answers. 202 whether anything was counted or not, 400 for what is no report,
 * 403 from a page that is not the site's, 429 beyond the share of an address or of a site. What is counted is shown,
 * and opens nothing: it allows no host, and writes to nobody.
 */
export function serveHostReports(
  scope: FastifyInstance,
  { db, clock, sites }: Pick<BannerPorts, 'db' | 'clock'> & { sites: ServedSites },
): void {
  const rules = memoize<Rules>(mostRules);
  scope.post<{ Params: { site: string } }>(
    '/c/:site/hosts',
    {
      bodyLimit: fieldReportBytes,
      config: { documentClass: 'consent', limit: 'answer' },
      schema: { hide: true },
    },
    async (request, reply) => {
      const { site } = request.params;
      const given = z.safeParse(report, (request.body as ReadBody | undefined)?.value).data;
      if (given === undefined || !idPattern.test(site)) return reply.code(400).send();
      const { site: served } = await sites.find(site);
      const [snapshot] = served?.snapshots.values() ?? [];
      if (snapshot === undefined) return reply.code(202).send();
      const allowed = await rules(`${site} ${snapshot}`, async () => {
        const published = await findSnapshot(db, site, snapshot);
        return published === null ? null : rulesOf(published);
      });
      if (allowed === null || !allowed.on) return reply.code(202).send();
      if (!isOwnOrigin(request.headers.origin, allowed)) return reply.code(403).send();
      const hosts = unknownHosts(given.hosts, allowed);
      if (hosts.length === 0) return reply.code(202).send();
      for (const spent of [
        await scope.rateLimits.spendByAddress('host-report', request.ip),
        await scope.rateLimits.spendByObject('host-report-site', site),
      ])
        if (!spent.ok) return sayEnough(reply, spent.retryAfter);
      await countHosts(db, site, { day: clock().toISOString().slice(0, 10), hosts });
      return reply.code(202).send();
    },
  );
}

function sayEnough(reply: FastifyReply, seconds: number): FastifyReply {
  return reply.code(429).header('retry-after', String(seconds)).send();
}
