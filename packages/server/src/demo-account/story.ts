/** Four months and a half of a pottery shop, told in days before today. */
import {
  addVendorToBanner,
  openBanner,
  openSecondBanner,
  type ShownBanner,
  withdraw,
} from './consent-chapters.ts';
import { type DemoOwner, getId } from './demo-owner.ts';
import {
  beginEdit,
  editByHand,
  followBanner,
  followMap,
  inAutumn,
  takeThirtyDaysBack,
  trySixtyDays,
  writeCookiesPolicy,
  writeDisclaimer,
  writeImprint,
  writeLicence,
  writePrivacyPolicy,
  writeSalesDocuments,
} from './document-chapters.ts';
import { seeNewService, watchShop } from './watch-chapters.ts';
import { billing, coursesDomain, profile, shopDomain } from './shop-owner.ts';

export interface Chapter {
  daysAgo: number;
  /** Of the day, in UTC. */
  time: string;
  /** Somebody else than the owner does it, who does not log in. */
  without?: 'log-in';
  /** Answers with the banner where visitors of its site are shown another one from now on. */
  tells: (owner: DemoOwner) => Promise<ShownBanner | void>;
}

/** The owner signs up on this day. */
export const firstDay = 134;

interface Audience {
  domain: string;
  /** Its visitors answer from this day on. */
  firstDay: number;
  /** How many they are for each visitor of the shop. */
  share: number;
  seed: number;
}

/** Whatever today is, at least four months of the shop lie before it, and two of the courses. */
export const audiences: readonly Audience[] = [
  { domain: shopDomain, firstDay: 130, share: 1, seed: 1847 },
  { domain: coursesDomain, firstDay: 75, share: 0.15, seed: 1912 },
];

export const story: readonly Chapter[] = [
  { daysAgo: firstDay, time: '08:20', tells: fillProfile },
  { daysAgo: 133, time: '17:40', tells: writePrivacyPolicy },
  { daysAgo: 131, time: '09:05', tells: openBanner },
  { daysAgo: 124, time: '19:10', tells: writeCookiesPolicy },
  { daysAgo: 122, time: '20:05', tells: writeImprint },
  { daysAgo: 119, time: '07:50', tells: writeSalesDocuments },
  {
    daysAgo: 117,
    time: '14:30',
    without: 'log-in',
    tells: ({ server, made }) =>
      server.refund(getId({ made }, 'paid returns'), 500, 'goodwill after a question'),
  },
  {
    daysAgo: 111,
    time: '18:15',
    tells: (owner) =>
      editByHand(owner, {
        name: 'terms',
        clause: /lieferung|versand/i,
        sentence: 'Abholung in der Werkstatt in Kehl ist nach Absprache kostenlos.',
      }),
  },
  { daysAgo: 97, time: '09:30', tells: inAutumn },
  { daysAgo: 92, time: '10:10', tells: trySixtyDays },
  { daysAgo: 85, time: '08:45', tells: takeThirtyDaysBack },
  {
    daysAgo: 80,
    time: '20:05',
    tells: (owner) =>
      editByHand(owner, {
        name: 'cookies policy',
        clause: /kontakt|erreich/i,
        sentence: 'Fragen dazu beantworten wir auch im Laden.',
      }),
  },
  { daysAgo: 76, time: '09:15', tells: openSecondBanner },
  { daysAgo: 74, time: '07:30', tells: (owner) => addVendorToBanner(owner, 'meta-pixel') },
  { daysAgo: 73, time: '07:55', tells: followBanner },
  {
    daysAgo: 41,
    time: '19:22',
    without: 'log-in',
    tells: (owner) =>
      withdraw(owner.server, getId(owner, 'withdrawal page'), {
        language: 'fr',
        name: 'Élodie Kessler',
        email: 'elodie.kessler@courriel.example',
        contract: 'Commande 2026-0412',
        items: 'Deux bols, émail céladon',
      }),
  },
  { daysAgo: 14, time: '11:20', tells: watchShop },
  {
    daysAgo: 12,
    time: '21:03',
    without: 'log-in',
    tells: (owner) =>
      withdraw(owner.server, getId(owner, 'withdrawal page'), {
        language: 'de',
        name: 'Jonas Wirth',
        email: 'jonas.wirth@post.example',
        contract: 'Bestellung 2026-0588',
        items: '',
      }),
  },
  { daysAgo: 9, time: '08:10', tells: (owner) => addVendorToBanner(owner, 'google-maps') },
  { daysAgo: 8, time: '07:40', tells: followMap },
  { daysAgo: 7, time: '10:05', tells: seeNewService },
  { daysAgo: 6, time: '16:20', tells: writeDisclaimer },
  { daysAgo: 3, time: '10:00', tells: writeLicence },
  { daysAgo: 2, time: '09:00', tells: beginEdit },
];

async function fillProfile(owner: DemoOwner): Promise<void> {
  await owner.ask('PUT', '/customer/info', profile);
  await owner.call('PUT', '/customer/billing-address', {
    ...billing,
    business_purchase: true,
    vat_registered: false,
    vat_number: '',
    cui_cif: '',
    phone: profile.phone,
  });
}
