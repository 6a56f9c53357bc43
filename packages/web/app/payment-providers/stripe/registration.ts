import type { ProviderRegistration } from '../provider-registration.ts';

export const stripe: ProviderRegistration = {
  name: 'Stripe',
  loadForm: async () => (await import('./stripe.ts')).createStripeForm,
  loadCardFields: async () => (await import('./stripe-saved-card.ts')).showStripeCard,
  offersMoreThanCards: true,
};
