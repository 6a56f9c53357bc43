/** Providers of the catalogue as the home page shows them; `months`: how long what they keep on a device lasts. */
export const facts = [
  { id: 'stripe', name: 'Stripe', months: 12, asks: false },
  { id: 'matomo', name: 'Matomo', months: 13, asks: true },
  { id: 'youtube', name: 'YouTube', months: 6, asks: true },
  { id: 'mailchimp', name: 'Mailchimp', months: 12, asks: true },
] as const;
