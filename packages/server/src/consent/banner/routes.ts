import type { FastifyInstance } from 'fastify';
import { isDatabaseUnavailable } from '../../platform/database/database-error.ts';
import { toFaultCode, faultStatuses } from '../../platform/http/faults.ts';
import { openLog } from '../consent-log/open-log.ts';
import { serveAnswers } from './answer-routes.ts';
import { serveAsset } from './asset-routes.ts';
import { bannerScripts } from './banner-scripts.ts';
import { frameworkPaths, getFrameworks } from './frameworks.ts';
import type { BannerConfig, BannerPorts } from './ports.ts';
import { servePreview } from './preview-routes.ts';
import { servePolicies } from './policy-routes.ts';
import { serveReceipts } from './receipt-routes.ts';
import { serveScripts } from './script-routes.ts';
import { serveHostReports } from './host-report-routes.ts';
import { findServedSite, findSnapshot } from '../consents/served-site-store.ts';
import { servedSites } from './served-sites.ts';

/** All that strangers' pages ask of us: scripts, and where answers go. And the page that previews a banner. */
export function serveBanners(app: FastifyInstance, ports: BannerPorts, config: BannerConfig): void {
  const { db, clock, bannerFiles: files } = ports;
  const sites = servedSites({ clock, log: app.log, load: (siteId) => findServedSite(db, siteId) });
  const scripts =
    files &&
    bannerScripts({
      files,
      origin: config.consentUrl,
      deskUrl: (token) => `${config.documentsUrl}/requests/${token}`,
      load: (site, snapshot) => findSnapshot(db, site, snapshot),
      frameworks: getFrameworks(config, files),
    });
  const log = openLog(ports);
  app.addHook('onClose', () => log[Symbol.asyncDispose]());
  app.register(async (scope) => {
    sayFaultsInShort(scope);
    serveScripts(scope, { sites, scripts, clock });
    servePolicies(scope, ports, config);
    serveAnswers(scope, { db, clock, sites, log });
    serveHostReports(scope, { db, clock, sites });
    if (files !== null && config.tcf !== undefined) {
      const paths = frameworkPaths(files);
      serveAsset(scope, paths.tcf, files.tcf);
      serveAsset(scope, paths.gpp, files.gpp);
    }
    serveReceipts(scope, ports, {
      origin: config.consentUrl,
      name: config.operator.name,
      script: files?.receipt ?? null,
    });
    servePreview(scope, files, config);
  });
}

/** Nobody reads words here: a status, and when to come again. */
function sayFaultsInShort(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const fault = toFaultCode(error, isDatabaseUnavailable);
    const status = faultStatuses[fault];
    request.outcome = fault;
    const route = request.routeOptions.url;
    if (status >= 500) request.log.error({ err: error, route, fault }, 'request failed');
    if (status === 503) reply.header('retry-after', '5');
    // What was said before the fault is not to be kept.
    for (const name of ['etag', 'vary', 'age']) reply.removeHeader(name);
    return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');
  });
}
