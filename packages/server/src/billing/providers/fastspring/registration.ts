import type { ProviderRegistration } from '../../provider-interface/provider-registration.ts';

export const fastspring: ProviderRegistration<'fastspring'> = {
  async load(settings) {
    const { createFastspringProvider } = await import('./fastspring.ts');
    return (ports) => createFastspringProvider(settings, ports);
  },
  chargesUnasked: true,
};
