import type { ProviderRegistration } from '../provider-registration.ts';

export const fastspring: ProviderRegistration = {
  name: 'FastSpring',
  loadForm: async () => (await import('./fastspring.ts')).createFastspringForm,
};
