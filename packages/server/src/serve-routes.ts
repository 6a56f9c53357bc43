import type { FastifyInstance } from 'fastify';
import { serveActivity } from './activity/routes.ts';
import type { AccountPorts } from './customers/accounts/ports.ts';
import { serveAccountCalls } from './customers/accounts/routes.ts';
import { serveAgreementCalls } from './documents/agreements/routes.ts';
import type { BannerPorts } from './consent/banner/ports.ts';
import { serveBanners } from './consent/banner/routes.ts';
import { serveInvoiceCalls } from './billing/invoices/invoice-routes.ts';
import type { InvoicePorts } from './billing/invoices/invoice-file.ts';
import { serveAgreementCosts } from './billing/costs/routes.ts';
import { servePersonalData } from './personal-data/routes.ts';
import { serveSiteConsistency } from './documents/site-consistency/routes.ts';
import { servePriceCalls } from './billing/price-routes.ts';
import { serveMethodCalls } from './billing/payment-methods/routes.ts';
import type { BillingPorts } from './billing/ports.ts';
import { serveBraintreeCalls } from './billing/provider-routes/braintree-routes.ts';
import { serveChallenges } from './billing/provider-routes/challenge-routes.ts';
import { serveStripeCalls } from './billing/provider-routes/stripe-routes.ts';
import { serveTransactionCalls } from './billing/checkout/routes.ts';
import { serveSubscriptionCalls } from './billing/subscriptions/routes.ts';
import { serveWebhooks } from './billing/webhooks/routes.ts';
import { serveCancellationPages } from './statutory-functions/cancellations/page-routes.ts';
import type { Config } from './platform/config/config.ts';
import type { LogPorts } from './consent/consent-log/ports.ts';
import { serveLogCalls } from './consent/consent-log/routes.ts';
import { serveFigureCalls } from './consent/figures/routes.ts';
import { serveConsentCalls } from './consent/consents/routes.ts';
import { serveDemo } from './demo-shop/routes.ts';
import { serveHostedPages } from './documents/hosted/routes.ts';
import type { ConsentPorts } from './consent/consents/ports.ts';
import type { InstallPorts } from './consent/install/ports.ts';
import { serveInstallCalls } from './consent/install/routes.ts';
import { serveOutbox } from './platform/mail/outbox-routes.ts';
import { serveOwnDocuments, serveSamples } from './operator/routes.ts';
import { serveClientLinks } from './client-links/routes.ts';
import { serveReviews } from './reviews/routes.ts';
import { serveIdentityProvider } from './customers/identity-provider/routes.ts';
import { serveOrganisations } from './customers/organisations/routes.ts';
import { serveKeyCalls } from './customers/api-keys/routes.ts';
import { servePasskeys } from './customers/passkeys/routes.ts';
import { serveSecondFactor } from './customers/second-factor/routes.ts';
import { serveSessionCalls } from './customers/sessions/routes.ts';
import type { ScanPorts } from './scans/ports.ts';
import { serveWebhookCalls } from './webhooks/routes.ts';
import { serveMcp } from './mcp/routes.ts';
import { serveScanCalls } from './scans/routes.ts';
import { serveTextCalls } from './documents/texts/routes.ts';
import { serveCopyCalls } from './documents/published-copies/routes.ts';
import { serveVersionCalls } from './documents/versions/routes.ts';
import { serveWebsiteCalls } from './website-pages/routes.ts';
import { serveWebsiteTables } from './website-tables/routes.ts';
import { serveRequests } from './statutory-functions/requests/routes.ts';
import { serveWithdrawals } from './statutory-functions/withdrawals/routes.ts';

/** What all use cases together need. */
export type RoutePorts = AccountPorts &
  BillingPorts &
  InvoicePorts &
  BannerPorts &
  ConsentPorts &
  InstallPorts &
  ScanPorts &
  LogPorts;

/** Every route of the product that needs its data; a test holds the table of who may call each. */
export function serveRoutes(app: FastifyInstance, ports: RoutePorts, config: Config): void {
  serveAgreementCalls(app, ports);
  serveTextCalls(app, ports);
  serveVersionCalls(app, ports);
  serveCopyCalls(app, ports);
  serveTransactionCalls(app, ports);
  servePriceCalls(app, ports);
  serveAgreementCosts(app, ports);
  serveSiteConsistency(app, ports);
  servePersonalData(app, ports);
  serveInvoiceCalls(app, ports);
  serveMethodCalls(app, ports);
  serveSubscriptionCalls(app, ports);
  serveBraintreeCalls(app, ports);
  serveStripeCalls(app, ports);
  serveWebhooks(app, ports);
  serveChallenges(app, ports);
  serveConsentCalls(app, ports);
  serveLogCalls(app, ports);
  serveFigureCalls(app, ports);
  serveInstallCalls(app, ports);
  serveScanCalls(app, ports);
  serveWebsiteCalls(app, ports);
  serveWebsiteTables(app, ports);
  serveClientLinks(app, ports);
  serveAccountCalls(app, ports);
  serveSessionCalls(app, ports);
  serveSecondFactor(app, ports);
  servePasskeys(app, ports);
  serveKeyCalls(app, ports);
  serveOrganisations(app, ports);
  serveIdentityProvider(app, ports);
  serveReviews(app, ports);
  serveWebhookCalls(app, ports);
  serveMcp(app, ports);
  serveActivity(app, ports);
  serveHostedPages(app, ports);
  serveWithdrawals(app, ports);
  serveRequests(app, ports);
  serveCancellationPages(app, ports);
  serveBanners(app, ports, config);
  serveOwnDocuments(app, { ...config, db: ports.db });
  serveSamples(app, { ...config, db: ports.db });
  serveOutbox(app, { db: ports.db, config });
  serveDemo(app, { db: ports.db, config });
}
