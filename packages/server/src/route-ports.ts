import { builtFiles } from '@clausewright/banner/built';
import { createEmailChecks, createSharedEmailChecks } from './customers/accounts/email-checks.ts';
import { readBannerFiles } from './consent/banner/read-banner-files.ts';
import { readWordpressPlugin } from './consent/install/wordpress-plugin.ts';
import type { InvoicePorts } from './billing/invoices/invoice-file.ts';
import type { BillingPorts } from './billing/ports.ts';
import type { Config } from './platform/config/config.ts';
import { isForOwnMachine } from './platform/network/own-machine.ts';
import type { RoutePorts } from './serve-routes.ts';
import { listSitePolicies } from './documents/site-consistency/site-policies.ts';
import { createPasswords } from './customers/sessions/hash-password.ts';
import { findSiteLook } from './scans/site-look.ts';
import { createTxtResolver } from './scans/verification/resolve-txt.ts';
import { loadPage } from './consent/site-check/load-page.ts';

/** What the settings add to the ports of payments so that every route can be served. */
export function createRoutePorts(config: Config, billing: BillingPorts & InvoicePorts): RoutePorts {
  return {
    ...billing,
    limits: config.limits,
    passwords: createPasswords(billing.secret),
    emailChecks:
      config.database.kind === 'embedded'
        ? createEmailChecks(billing.clock)
        : createSharedEmailChecks(billing, billing.clock),
    bannerFiles: readBannerFiles(builtFiles),
    wordpressPlugin: readWordpressPlugin(),
    consentUrl: config.consentUrl,
    demoUrl:
      config.mode === 'production' || !isForOwnMachine(config) ? null : `${config.publicUrl}/demo/shop`,
    privateNames: config.siteNetworks.length > 0,
    policiesOfSite: listSitePolicies,
    lookAtSite: findSiteLook,
    siteNetworks: config.siteNetworks,
    resolveTxt: createTxtResolver(),
    loadSite: (address) => loadPage(address, { allowed: config.siteNetworks }),
  };
}
