import { agreementSlugs, type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** TEST is for development only; plain Node, which reads this for the server's list, has no `env`. */
const built = agreementTypes.filter((type) => type !== 'TEST' || import.meta.env?.DEV);

/** Specification 2: without an id, the update of these starts anew; of the others it is an unknown address. */
const updatesWithoutId: readonly AgreementType[] = ['DISCLAIMER', 'EULA', 'RETURN_REFUND_POLICY', 'TEST'];

/** One route each, so that an unknown type is an unknown address. */
const wizards = built.flatMap((type) => {
  const slug = agreementSlugs[type];
  const id = updatesWithoutId.includes(type) ? ':id?' : ':id';
  return [
    route(`wizard/${slug}`, 'routes/wizard.$type.tsx', { id: `wizard-${slug}` }),
    route(`wizard/${slug}/update/${id}`, 'routes/wizard.$type.update.tsx', { id: `update-${slug}` }),
  ];
});

/** Specification 3. The layout around them shows the list; they say that its addresses exist. */
const logPages = ['', '/current_month', '/previous_month', '/all_months'].map((period) =>
  route(
    `profile/privacy-consents/consent-log/:id${period}`,
    'routes/profile.privacy-consents.consent-log.$id.tsx',
    { id: `consent-log${period}` },
  ),
);

/** Components and questions in all their states; shell-patterns.ts keeps them from the server's list too. */
const gallery = import.meta.env?.PROD
  ? []
  : [
      route('tests', 'gallery/screens.tsx'),
      route('tests/components', 'gallery/components.tsx'),
      route('tests/questions', 'gallery/questions.tsx'),
    ];

/**
 * Every page carries the list of all routes: ids of a character or two instead of names of files make it 200 bytes
 * smaller.
 */
function numbered(entries: RouteConfigEntry[], from = { next: 0 }): RouteConfigEntry[] {
  return entries.map(({ children, ...entry }) => {
    const id = `r${(from.next++).toString(36)}`;
    return { ...entry, id, ...(children && { children: numbered(children, from) }) };
  });
}

export const routes = numbered([
  layout('layout/frame.tsx', [
    index('routes/home.tsx'),
    route('wizard', 'routes/wizard.tsx'),
    ...wizards,
    ...gallery,
    route('wizard/pay/:id?', 'routes/wizard.pay.tsx'),
    route('privacy-consent/wizard', 'routes/privacy-consent.wizard.tsx'),
    route('start', 'routes/start.tsx'),
    route('scan/:id?', 'routes/scan.tsx'),
    route('questions', 'routes/questions.tsx'),
    route('help', 'routes/help.tsx'),
    route('help/:topic', 'routes/help.$topic.tsx'),
    route('fastspring-transaction-pending', 'routes/fastspring-transaction-pending.tsx'),
    route('download', 'routes/download.tsx'),
    route('download/:id', 'routes/download.$id.tsx'),
    route('profile/login/:id?', 'routes/profile.login.tsx'),
    route('profile/register', 'routes/profile.register.tsx'),
    route('profile/reset-password/:id?', 'routes/profile.reset-password.tsx'),
    route('profile/activate-account/:id?', 'routes/profile.activate-account.tsx'),
    layout('session/guarded.tsx', [
      route('profile', 'routes/profile.tsx'),
      route('profile/security/:id?', 'routes/profile.security.tsx'),
      route('profile/api-keys', 'routes/profile.api-keys.tsx'),
      route('profile/webhooks/:id?', 'routes/profile.webhooks.tsx'),
      route('profile/activity', 'routes/profile.activity.tsx'),
      route('profile/organisations/:id?', 'routes/profile.organisations.tsx'),
      route('profile/sites/:id?', 'routes/profile.sites.tsx'),
      route('profile/sites/:id/watch', 'routes/profile.sites.$id.watch.tsx'),
      route('profile/agreements', 'routes/profile.agreements.tsx'),
      route('profile/agreements/edit/:id?', 'routes/profile.agreements.edit.tsx'),
      route('profile/agreements/translation/edit/:id?', 'routes/profile.agreements.translation.edit.tsx'),
      route('profile/agreements/versions/:id', 'routes/profile.agreements.versions.$id.tsx'),
      route('profile/agreements/withdrawal/:id', 'routes/profile.agreements.withdrawal.$id.tsx'),
      route('profile/requests/:id/:request?', 'routes/profile.requests.tsx'),
      route('profile/withdrawals/:id?', 'routes/profile.withdrawals.tsx'),
      layout('billing/billing-layout.tsx', [
        route('profile/billing/overview', 'routes/profile.billing.overview.tsx'),
        route('profile/billing/subscriptions', 'routes/profile.billing.subscriptions.tsx'),
        route('profile/billing/invoices', 'routes/profile.billing.invoices.tsx'),
        route('profile/billing/payment-methods', 'routes/profile.billing.payment-methods.tsx'),
        route('profile/billing/payment-methods/add', 'routes/profile.billing.payment-methods.add.tsx'),
        route('profile/billing/billing-address', 'routes/profile.billing.billing-address.tsx'),
      ]),
      route('profile/privacy-consents', 'routes/profile.privacy-consents.tsx'),
      layout('consent/editor/tabs-frame.tsx', [
        route('profile/privacy-consents/vendors/:id', 'routes/profile.privacy-consents.vendors.$id.tsx'),
        route(
          'profile/privacy-consents/appearance/:id',
          'routes/profile.privacy-consents.appearance.$id.tsx',
        ),
        route('profile/privacy-consents/figures/:id', 'routes/profile.privacy-consents.figures.$id.tsx'),
        layout('consent/log/log-layout.tsx', [
          ...logPages,
          route(
            'profile/privacy-consents/consent-log/:id/entry/:record',
            'routes/profile.privacy-consents.consent-log.entry.$record.tsx',
          ),
        ]),
        route('privacy-consent/install/:id?', 'routes/privacy-consent.install.$id.tsx'),
      ]),
      route('privacy-consent/wizard/pay/:id', 'routes/privacy-consent.wizard.pay.$id.tsx'),
    ]),
    route('maintenance', 'routes/maintenance.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfigEntry[]);

export default routes;
