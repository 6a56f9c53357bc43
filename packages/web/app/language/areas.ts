import type { Catalogues } from '@clausewright/messages/catalogue-types';

/** Words that only a part of the app speaks; those of every page are the common catalogue. */
export type Namespace = Exclude<keyof Catalogues['en'], 'common'>;

const areas = {
  home: ['home', 'about', 'address'],
  'home-questions': ['home-questions'],
  start: ['start', 'about'],
  wizard: ['wizard', 'ui'],
  review: ['review'],
  download: ['download'],
  pay: ['pay', 'download', 'ui'],
  agreements: ['agreements', 'ui'],
  account: ['account', 'ui'],
  'api-keys': ['api-keys', 'account', 'download', 'ui'],
  billing: ['billing', 'account', 'ui'],
  session: ['session'],
  keep: ['keep', 'account', 'ui'],
  update: ['update', 'wizard', 'review', 'ui'],
  editor: ['editor', 'ui'],
  translation: ['translation', 'editor', 'ui'],
  versions: ['versions', 'agreements', 'ui'],
  consents: ['consents', 'ui'],
  'consent-wizard': ['consent-wizard'],
  install: ['install', 'download', 'ui'],
  'banner-editor': ['banner-editor', 'account', 'ui'],
  'consent-log': ['consent-log', 'ui'],
  'consent-figures': ['consent-figures', 'ui'],
  contradictions: ['contradictions'],
  coverage: ['coverage', 'ui'],
  embed: ['embed', 'download', 'ui'],
  scan: ['scan', 'download', 'ui'],
  websites: ['websites', 'scan', 'contradictions', 'ui'],
  'way-in': ['way-in', 'address', 'scan', 'wizard', 'review', 'download', 'ui'],
  site: ['site'],
  suggestions: ['suggestions', 'scan'],
  help: ['help'],
  wording: ['wording'],
  withdrawals: ['withdrawals', 'account', 'download', 'ui'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;

export type Area = keyof typeof areas;

export function listNamespaces(area: Area): readonly Namespace[] {
  return areas[area];
}

function consentArea(tab: string | undefined): Area {
  if (tab === undefined) return 'consents';
  if (tab === 'figures') return 'consent-figures';
  return tab === 'consent-log' ? tab : 'banner-editor';
}

/** The area that an address belongs to; null where the words of every page are enough. */
export function findArea(path: string): Area | null {
  const [, first = '', second, third] = path.split('/');
  if (first === '') return 'home';
  if (first === 'start') return 'way-in';
  if (first === 'download' || first === 'help' || first === 'scan') return first;
  if (first === 'profile') {
    if (second === 'agreements' && third === 'edit') return 'editor';
    if (second === 'withdrawals' || second === 'requests' || third === 'withdrawal') return 'withdrawals';
    if (second === 'sites') return 'websites';
    if (['security', 'api-keys', 'webhooks', 'activity', 'organisations'].includes(second ?? ''))
      return 'api-keys';
    if (second === 'privacy-consents') return consentArea(third);
    if (second === 'agreements' && (third === 'versions' || third === 'translation')) return third;
    return second === 'agreements' || second === 'billing' ? second : 'account';
  }
  if (first === 'fastspring-transaction-pending') return 'pay';
  if (first === 'privacy-consent') return second === 'install' ? second : third === 'pay' ? third : 'wizard';
  if (first !== 'wizard') return null;
  if (!second) return 'start';
  if (second === 'pay') return 'pay';
  return third === 'update' ? 'update' : 'wizard';
}
