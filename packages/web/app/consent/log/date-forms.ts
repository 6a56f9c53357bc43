/** How the log writes its days and months. */
export const dateForms = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  /** In a table. */
  shortDay: { day: '2-digit', month: '2-digit', year: 'numeric' },
  shortMonth: { month: '2-digit', year: 'numeric' },
} as const;
