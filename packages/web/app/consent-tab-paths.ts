/** Addresses of a site's tabs, in their order. */
export const tabPaths = {
  vendors: (id: string) => `/profile/privacy-consents/vendors/${id}`,
  appearance: (id: string) => `/profile/privacy-consents/appearance/${id}`,
  log: (id: string) => `/profile/privacy-consents/consent-log/${id}`,
  figures: (id: string) => `/profile/privacy-consents/figures/${id}`,
  install: (id: string) => `/privacy-consent/install/${id}`,
} as const;

export type ConsentTab = keyof typeof tabPaths;

export const planPath = (id: string) => `/privacy-consent/wizard/pay/${id}`;

/** One record of the log. */
export const recordPath = (id: string, record: string) => `${tabPaths.log(id)}/entry/${record}`;
