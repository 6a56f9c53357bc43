/** Where things happen to a privacy consent. */
export const consentPaths = {
  vendors: (id: string) => `/profile/privacy-consents/vendors/${id}`,
  appearance: (id: string) => `/profile/privacy-consents/appearance/${id}`,
  log: (id: string) => `/profile/privacy-consents/consent-log/${id}`,
  figures: (id: string) => `/profile/privacy-consents/figures/${id}`,
  install: (id: string) => `/privacy-consent/install/${id}`,
  /** A document of its own: reached by a link that loads it. */
  pay: (id: string) => `/privacy-consent/wizard/pay/${id}`,
  create: '/privacy-consent/wizard',
  /** The wizard with what is known of a website. */
  createFor: ({ site, scan }: { site: string; scan: string | null }): string => {
    const known = new URLSearchParams({ ...(scan !== null && { scan }), ...(site !== '' && { site }) });
    return known.size > 0 ? `/privacy-consent/wizard?${known}` : '/privacy-consent/wizard';
  },
  list: '/profile/privacy-consents',
} as const;
