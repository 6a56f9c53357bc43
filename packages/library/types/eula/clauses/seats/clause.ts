import { clause } from '../../clause.ts';

export const seats = clause({
  id: 'eu.seats',
  version: 2,
  price: 'answer_premium',
  when: (a) =>
    a.licence_kind === 'per-device' || a.licence_kind === 'per-user' || a.licence_kind === 'concurrent',
  ground: { answers: ['licence_kind', 'seats'] },
  parts: {
    devices: {
      meets: ['practice-eu-grant'],
      answers: ['licence_kind', 'seats'],
      when: (a) => a.licence_kind === 'per-device',
    },
    users: {
      meets: ['practice-eu-grant'],
      answers: ['licence_kind', 'seats'],
      when: (a) => a.licence_kind === 'per-user',
    },
    concurrent: {
      meets: ['practice-eu-grant'],
      answers: ['licence_kind', 'seats'],
      when: (a) => a.licence_kind === 'concurrent',
    },
  },
  texts: import.meta.url,
});
