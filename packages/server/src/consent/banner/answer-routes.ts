import { idPattern } from '@clausewright/contract';
import { recordBytes } from '@clausewright/contract/banner';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ConsentEvent, filedAt } from '../consent-log/consent-event.ts';
import type { GroupCommit } from '../consent-log/group-commit.ts';
import { countAnswer } from './answer-counter.ts';
import { readJson, type ReadBody } from '../../platform/http/json-body.ts';
import { connectionCountry } from '../../platform/http/tracked-country.ts';
import {
  type AnswerRules,
  answerRules,
  type GivenAnswer,
  isOwnOrigin,
  isPossible,
  readAnswer,
  vendorBits,
} from './answer.ts';
import { deviceClass } from './device-class.ts';
import { memoize } from './memoize.ts';
import type { BannerPorts } from './ports.ts';
import { findSnapshot } from '../consents/served-site-store.ts';
import type { ServedSites } from './served-sites.ts';

/** Published states whose rules are in memory. */
const mostRules = 50_000;
const day = 86_400_000;

type AnswerPorts = Pick<BannerPorts, 'db' | 'clock'> & { sites: ServedSites; log: GroupCommit<ConsentEvent> };

/**
 * `POST /c/{site}`: text/plain, so that browsers ask nothing before. 202 once it is written, 400 for what can
 * never be, 403 from a page that is not the site's, 413, 415, 429 and 503 as they are. No address is stored or logged.
 */
export function serveAnswers(scope: FastifyInstance, { db, clock, sites, log }: AnswerPorts): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer): Promise<ReadBody> => readJson(body),
  );
  const rules = memoize<AnswerRules>(mostRules);
  const options = { config: { documentClass: 'consent' }, schema: { hide: true } } as const;

  scope.options('/c/:site', options, (_, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send(),
  );

  scope.post<{ Params: { site: string } }>(
    '/c/:site',
    { bodyLimit: recordBytes, ...options, config: { ...options.config, limit: 'answer' }, onResponse: count },
    async (request, reply) => {
      const { site } = request.params;
      const answer = readAnswer((request.body as ReadBody | undefined)?.value);
      if (answer === null || !idPattern.test(site)) return reply.code(400).send();
      const state = await sites.find(site);
      // Off or never published: the page may have an older script, and there is nothing it should do.
      if (state.site === null) {
        countAnswer({ outcome: 'ignored' });
        return reply.code(202).send();
      }
      const allowed = await rules(`${site} ${answer.snapshot}`, async () => {
        const published = await findSnapshot(db, site, answer.snapshot);
        return published === null ? null : answerRules(published);
      });
      if (allowed === null || !isPossible(answer, allowed)) return reply.code(400).send();
      if (!isOwnOrigin(request.headers.origin, allowed)) return reply.code(403).send();
      const spent = await scope.rateLimits.spendByObject('answer-site', site);
      if (!spent.ok) return sayLater(reply, 429, spent.retryAfter);
      const written = log.write(eventOf(site, answer, { request, now: clock() }));
      if (written === null) return sayLater(reply, 503, 2);
      await written;
      countAnswer({ outcome: 'accepted' });
      return reply.code(202).send();
    },
  );
}

function eventOf(
  site: string,
  { vendors, at, ...answer }: GivenAnswer,
  { request, now }: { request: FastifyRequest; now: Date },
): ConsentEvent {
  return {
    ...answer,
    ...filedAt(answer.id, now),
    site,
    vendors: vendors === undefined ? null : vendorBits(vendors),
    country: connectionCountry(request, request.server.countryHeader),
    device: deviceClass(request.headers['user-agent']),
    gpc: answer.gpc || request.headers['sec-gpc'] === '1',
    // A visitor's clock may be wrong by years: then it says nothing but that.
    clientAt: new Date(Math.min(Math.max(at, now.getTime() - 400 * day), now.getTime() + day)),
  };
}

function count(_: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const outcome = outcomeOf(reply.statusCode);
  if (outcome !== null) countAnswer({ outcome });
  done();
}

/** Of an answer that was not taken; null where it was, or nobody wanted it. */
function outcomeOf(status: number): 'refused' | 'limited' | 'dropped' | null {
  if (status < 400) return null;
  if (status >= 500) return 'dropped';
  return status === 429 ? 'limited' : 'refused';
}

function sayLater(reply: FastifyReply, status: 429 | 503, seconds: number): FastifyReply {
  return reply.code(status).header('retry-after', String(seconds)).send();
}
