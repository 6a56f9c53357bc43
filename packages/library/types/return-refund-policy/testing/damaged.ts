/** The usual answer about damaged goods. */
export const damaged = {
  damaged: [
    { _id: 'r1', damaged_days: 7, damaged_photos: 'yes', damaged_costs: 'us', damaged_remedy: 'choice' },
  ],
};
