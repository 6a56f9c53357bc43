/** What is usual for a kind of business, whatever document asks. A preset never asserts: see `conditional.ts`. */
import type { BusinessKind } from './kinds.ts';

interface UsualOfKind {
  siteKind: readonly string[];
  customers: 'consumers' | 'businesses' | 'both';
  data: readonly string[];
  pays: boolean;
  accounts: boolean;
  othersPost: boolean;
  /** On the site itself, as the terms ask for it. Who serves customers by agreement sells nothing there. */
  sells: readonly string[];
}

const enquiries = ['email', 'name', 'phone', 'messages', 'device-log'];
const subscribers = ['email', 'name', 'messages', 'device-log'];
const members = ['email', 'name', 'username-password', 'messages', 'device-log'];
const buyers = ['payment-data', 'purchase-history'];
const parcels = ['phone', 'postal-address'];

const silent = { pays: false, accounts: false, othersPost: false, sells: ['nothing'] };
const selling = { pays: true, accounts: true, othersPost: false };

export const usualOfKind: Readonly<Record<BusinessKind, UsualOfKind>> = {
  shop: {
    siteKind: ['goods'],
    customers: 'consumers',
    data: [...members, ...buyers, ...parcels],
    ...selling,
    sells: ['goods'],
  },
  'digital-shop': {
    siteKind: ['digital-goods'],
    customers: 'consumers',
    data: [...members, ...buyers],
    ...selling,
    sells: ['digital'],
  },
  services: {
    siteKind: ['services'],
    customers: 'consumers',
    data: enquiries,
    ...silent,
  },
  saas: {
    siteKind: ['saas'],
    customers: 'businesses',
    data: [...members, ...buyers, 'user-content'],
    ...selling,
    sells: ['subscriptions'],
  },
  app: {
    siteKind: ['other'],
    customers: 'consumers',
    data: ['email', 'username-password', 'messages', 'device-log'],
    ...silent,
    accounts: true,
  },
  blog: { siteKind: ['content'], customers: 'consumers', data: subscribers, ...silent },
  association: {
    siteKind: ['non-profit'],
    customers: 'consumers',
    data: [...enquiries, 'postal-address'],
    ...silent,
  },
  restaurant: { siteKind: ['services'], customers: 'consumers', data: enquiries, ...silent },
  freelancer: {
    siteKind: ['services', 'portfolio'],
    // A photographer serves consumers, a copywriter businesses.
    customers: 'both',
    data: enquiries,
    ...silent,
  },
  agency: {
    siteKind: ['services'],
    customers: 'businesses',
    data: enquiries,
    ...silent,
  },
  courses: {
    siteKind: ['education'],
    customers: 'consumers',
    data: [...members, ...buyers],
    ...selling,
    sells: ['digital'],
  },
  marketplace: {
    siteKind: ['marketplace'],
    customers: 'consumers',
    data: [...members, ...buyers, ...parcels, 'user-content'],
    ...selling,
    othersPost: true,
    sells: ['goods'],
  },
};
