import { clause } from '../../clause.ts';

// Opinions and comments; the duty to act on knowledge follows Regulation (EU) 2022/2065, Article 6. A publisher answers for
// what is printed: law of 29 July 1881, Article 42; right of reply: law 2004-575, Article 1-1, III.
export const views = clause({
  id: 'di.views',
  version: 4,
  price: 'answer_premium',
  when: (a) => a.d_views === 'yes',
  ground: { answers: ['d_views'] },
  parts: {
    // Whoever writes everything has no author to keep apart from but guests.
    guests: { meets: ['practice-di-views'], answers: ['d_views'], when: (a) => a.content_author === 'we' },
    authors: { meets: ['practice-di-views'], answers: ['d_views'], when: (a) => a.content_author !== 'we' },
    views: { meets: ['practice-di-views'], answers: ['d_views'] },
    reply: {
      law: 'Loi du 29 juillet 1881, article 13; loi n° 2004-575, article 1-1, III',
      when: (a) => a.country === ('FR' as typeof a.country),
    },
  },
  texts: import.meta.url,
});
