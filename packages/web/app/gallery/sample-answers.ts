import type { Answers } from '@clausewright/library/questionnaires';

/** Answers of the TEST type: none, each that can be wrong, and all of them. */
export const samples = {
  empty: {},
  wrong: {
    agreement_for: 'website',
    website_url: 'no address',
    contact_email: 'nobody',
    contact_phone: 'x',
    minors: 'yes',
    minimum_age: 99,
    people: 0,
    keeping: { amount: 900, unit: 'months' },
    'data.own': [{ _id: 'own-1', name: '' }],
    branches: [{ _id: 'branch-1', branch_name: '', branch_open: 'yes' }],
  },
  filled: {
    agreement_for: 'website',
    website_url: 'https://northlight.example',
    country: 'DE',
    state: 'DE_BY',
    owner: 'Northlight Ceramics Ltd',
    address: 'Quay Street 1\nGalway',
    contact_email: 'owner@northlight.example',
    contact_phone: '+353 91 555 0100',
    people: 12,
    effective_date: '2026-11-21',
    keeping: { amount: 6, unit: 'months' },
    motto: { en: 'From clay', de: 'Aus Ton' },
    minors: 'yes',
    minimum_age: 16,
    data: ['email', 'location'],
    location_precision: 'coarse',
    'data.own': [{ _id: 'own-1', name: 'Glaze', purpose: 'To repeat an order' }],
    branches: [
      {
        _id: 'branch-1',
        branch_name: 'Galway',
        branch_open: 'yes',
        rooms: [{ _id: 'room-1', room_name: 'Kiln', room_use: 'work' }],
      },
    ],
    extra: 'yes',
    document_languages: ['en', 'de'],
  },
} as const satisfies Readonly<Record<string, Answers>>;

export type Sample = keyof typeof samples;
