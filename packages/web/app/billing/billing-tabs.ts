/** Specification 2, in its order. */
export const billingTabs = {
  overview: '/profile/billing/overview',
  subscriptions: '/profile/billing/subscriptions',
  invoices: '/profile/billing/invoices',
  methods: '/profile/billing/payment-methods',
  address: '/profile/billing/billing-address',
} as const;
export type BillingTab = keyof typeof billingTabs;

/** A document of its own: the only one of these that lets a provider's script in. */
export const addMethodPath = `${billingTabs.methods}/add`;
