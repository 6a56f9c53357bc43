import type { BannerTexts } from '../banner-texts.ts';

export const english: BannerTexts = {
  layer: {
    accept: 'Accept all',
    reject: 'Reject all',
    choose: 'Choose',
    understood: 'Close',
    // The title that section 1798.135(a)(1) of the California Civil Code prescribes.
    optOut: 'Do Not Sell or Share My Personal Information',
    choices: 'Privacy choices',
  },
  titles: {
    'opt-in': 'Only if you agree',
    exempt: 'You decide about optional cookies',
    'opt-out': 'You decide about your personal information',
    notice: 'How we use cookies',
  },
  introductions: {
    'opt-in':
      'With your consent, we use {vendors} for {purposes}, and store and read data on your device. It is voluntary, and you can withdraw it at any time under “{choices}”.',
    'opt-out':
      'We use {vendors} for {purposes}. This discloses data about your visit, which the law of some US states may treat as selling or sharing personal information. You can opt out at any time: press “{optOut}” here, or do so later under “{choices}”.',
    notice:
      'We use {vendors} for {purposes}. For this, data is stored on your device, read from it and processed. You can refuse this at any time under “{choices}”.',
    runs: 'We use {vendors} for {purposes} from the start, to improve this website for you. For this, data is stored on your device, read from it and processed. You can object at any time and free of charge: press “{reject}” here, or do so later under “{choices}”.',
    asks: 'We use {vendors} for {purposes} only if you consent. Your consent is voluntary, and you can withdraw it at any time under “{choices}”.',
    nothing: 'This website uses only what it needs to work. There is nothing to choose.',
  },
  purposes: {
    FUNCTIONALITY: 'extra functions',
    ANALYTICS: 'statistics',
    ADVERTISING: 'personalised advertising',
    MARKETING: 'personalised marketing',
  },
  others: { one: '1 other provider', many: '{count} other providers' },
  links: { privacy: 'Privacy Policy', cookies: 'Cookies Policy', imprint: 'Legal notice' },
  responsible: 'Responsible for this website: {contact}',
  withoutScript: 'Without JavaScript, no services that need consent run on this website.',
  preferences: {
    signal:
      'Your browser sends a “do not sell or share” signal (Global Privacy Control). We honour it: everything optional stays off unless you switch it on yourself.',
    close: 'Close without changing anything',
    save: 'Save my choices',
    alwaysOn: 'Always on',
    on: 'On',
    off: 'Off',
    company: 'Company',
    purpose: 'What it does',
    keptFor: 'Kept for',
    session: 'Until you close the browser',
    vendors: 'Providers',
    cookies: 'Cookies',
    privacyNotice: 'Privacy notice',
    record: 'Your record: {record}, last changed on {date}',
    placeholder:
      'This content comes from {vendor}. It is loaded only if you consent, because data then goes to {vendor}.',
    allowOnce: 'Load once',
    allowAlways: 'Always allow {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Essential',
        about: 'Without these the website does not work or is not secure. They need no consent.',
      },
      FUNCTIONALITY: {
        name: 'Functionality',
        about: 'Adds optional functions, such as videos, maps and chat.',
      },
      ANALYTICS: {
        name: 'Analytics',
        about: 'Counts visits and shows which pages are used, so that the website can be improved.',
      },
      ADVERTISING: {
        name: 'Advertising',
        about:
          'Shows advertising that matches your interests, here and elsewhere, and measures whether it works.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Tailors newsletters, offers and social content to you and shows which partner brought you here.',
      },
    },
  },
};
