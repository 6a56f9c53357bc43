import { clause } from '../../clause.ts';

/**
 * Apple's instructions, point 7; 15 CFR Parts 730-774; Regulation (EU) 2021/821. The statement on embargoes only where
 * Apple or American law asks for it, and never without the reservation: § 7 AWV and Article 5 of Regulation (EC)
 * No 2271/96 forbid boycott declarations and obedience to certain American embargoes.
 */
export const exportControl = clause({
  id: 'eu.export',
  version: 2,
  when: (a) => a.export === 'yes' || a.apple_rider === 'yes',
  ground: { answers: ['export', 'apple_rider'] },
  parts: {
    rules: { meets: ['us-ear', 'eu-dual-use'], when: (a) => a.export === 'yes' },
    embargo: {
      meets: ['apple-eula-7', 'us-ear'],
      when: (a) => a.apple_rider === 'yes' || a.country === ('US' as typeof a.country),
    },
  },
  texts: import.meta.url,
});
