/** What is planned for. None of it is measured. */
export const assumed = {
  'answers a month': 1e9,
  'peak : mean': 5,
  'sites with a banner': 1e5,
  'months that the log is kept': 60,
  'loads of a script for each answer': 30,
  'kinds of answers of a site on a day (rows of counters)': 24,
  'pages that one answer changes first after a checkpoint': 4,
  agreements: 1e7,
  'versions of an agreement': 1.5,
  'languages of a version': 2,
  'years in which the agreements come': 3,
  'previews for each agreement': 200,
  'views of a hosted document a month': 20,
  'letters for each agreement': 5,
  'share of a core or a process that is planned with': 0.7,
} as const;

export const secondsOfMonth = 30 * 86_400;
