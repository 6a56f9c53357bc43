/** Where a website is shown with all that belongs to it. */
export const websitePaths = {
  list: '/profile/sites',
  table: '/profile/sites?add=table',
  page: (id: string) => `/profile/sites/${id}`,
  ask: (id: string) => `/profile/sites/${id}?ask=client`,
  watch: (id: string) => `/profile/sites/${id}/watch`,
} as const;
