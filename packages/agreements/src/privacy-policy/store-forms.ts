/** What the answers say for the privacy forms of the app stores; nothing is said that does not follow from them. */
import { answer, chosen, hasAny, isYes, rows } from '../law/answer-reading.ts';
import { factsOf } from '../law/facts.ts';
import type { Answers } from '../questionnaire/definition.ts';
import { usedVendors } from '../vendors/used-vendors.ts';
import { type DataType, dataTypes } from './data-types.ts';
import { providerQuestions } from './words/providers.ts';

/** Names of the data types in both forms, as the stores write them in English. `null`: nothing fits for sure. */
interface StoreTypes {
  apple: string;
  google: string | null;
}

const ofType: Readonly<Record<DataType, StoreTypes>> = {
  email: { apple: 'Email Address', google: 'Email address' },
  name: { apple: 'Name', google: 'Name' },
  phone: { apple: 'Phone Number', google: 'Phone number' },
  'postal-address': { apple: 'Physical Address', google: 'Address' },
  'username-password': { apple: 'User ID', google: 'User IDs' },
  'payment-data': { apple: 'Payment Info', google: 'User payment info' },
  'purchase-history': { apple: 'Purchase History', google: 'Purchase history' },
  'device-log': { apple: 'Device ID; Other Diagnostic Data', google: 'Device or other IDs; Diagnostics' },
  messages: { apple: 'Emails or Text Messages; Customer Support', google: 'Other in-app messages' },
  'user-content': { apple: 'Other User Content', google: 'Other user-generated content' },
  'social-profile': { apple: 'User ID', google: 'User IDs' },
  'birth-date': { apple: 'Other Data Types', google: 'Other info' },
  gender: { apple: 'Other Data Types', google: 'Other info' },
  media: { apple: 'Photos or Videos; Audio Data', google: 'Photos; Videos; Voice or sound recordings' },
  'education-job': { apple: 'Other Data Types', google: 'Other info' },
  'location-approximate': { apple: 'Coarse Location', google: 'Approximate location' },
  'location-precise': { apple: 'Precise Location', google: 'Precise location' },
  'government-id': { apple: 'Other Data Types', google: 'Other info' },
  'financial-account': { apple: 'Other Financial Info', google: 'Other financial info' },
  health: { apple: 'Health; Fitness', google: 'Health info; Fitness info' },
  contacts: { apple: 'Contacts', google: 'Contacts' },
};

const media = { apple: 'Photos or Videos', google: 'Photos; Videos' };
/** What a permission reaches, with the kind of data that makes a row of its own needless. */
const ofPermission: Readonly<Record<string, StoreTypes & { unless?: DataType }>> = {
  camera: { ...media, unless: 'media' },
  photos: { ...media, unless: 'media' },
  microphone: { apple: 'Audio Data', google: 'Voice or sound recordings', unless: 'media' },
  'location-approximate': { ...ofType['location-approximate'], unless: 'location-approximate' },
  'location-precise': { ...ofType['location-precise'], unless: 'location-precise' },
  'location-background': { ...ofType['location-precise'], unless: 'location-precise' },
  contacts: { ...ofType.contacts, unless: 'contacts' },
  calendar: { apple: 'Other Data Types', google: 'Calendar events' },
  motion: { apple: 'Fitness', google: 'Fitness info', unless: 'health' },
  health: { ...ofType.health, unless: 'health' },
  files: { apple: 'Other User Content', google: 'Files and docs' },
  'sms-call-log': { apple: 'Emails or Text Messages', google: 'SMS or MMS' },
};

const sensitive = 'Sensitive Info';
const ofSpecial: Readonly<Record<string, StoreTypes & { unless?: DataType }>> = {
  health: { apple: 'Health', google: 'Health info', unless: 'health' },
  biometrics: { apple: sensitive, google: null },
  genetic: { apple: sensitive, google: null },
  'ethnic-origin': { apple: sensitive, google: 'Race and ethnicity' },
  religion: { apple: sensitive, google: 'Political or religious beliefs' },
  politics: { apple: sensitive, google: 'Political or religious beliefs' },
  union: { apple: sensitive, google: null },
  'sex-life': { apple: sensitive, google: 'Sexual orientation' },
  criminal: { apple: 'Other Data Types', google: null },
  immigration: { apple: 'Other Data Types', google: null },
  neural: { apple: 'Other Data Types', google: null },
};

/** Kinds that the app collects by itself. */
export type Automatic = 'usage' | 'crashes' | 'advertising' | 'push' | 'ip-place' | 'place';
const ofAutomatic: Readonly<Record<Automatic, StoreTypes>> = {
  usage: { apple: 'Product Interaction', google: 'App interactions' },
  crashes: { apple: 'Crash Data; Performance Data', google: 'Crash logs; Diagnostics' },
  advertising: { apple: 'Device ID; Advertising Data', google: 'Device or other IDs' },
  push: { apple: 'Device ID', google: 'Device or other IDs' },
  'ip-place': ofType['location-approximate'],
  place: ofType['location-precise'],
};
const crashTools = ['firebase-crashlytics', 'sentry', 'datadog', 'new-relic'];

type Kind =
  | { of: 'type'; id: DataType }
  | { of: 'own'; index: number }
  | { of: 'special' | 'permission'; id: string }
  | { of: 'automatic'; id: Automatic };
export type StoreRow = Kind &
  StoreTypes & {
    /** True or false where it follows from the answers. */
    linked: boolean | undefined;
    tracked: boolean | undefined;
    /** Ids of the purposes that the answers give to this kind. */
    purposes: readonly string[];
  };

/** Kinds that name a person or hang on one. */
const identifying: readonly string[] = [
  'email',
  'name',
  'phone',
  'postal-address',
  'username-password',
  'payment-data',
  'purchase-history',
  'social-profile',
  'government-id',
  'financial-account',
];
/** Kinds that arise with or without an account. */
const anonymous: readonly string[] = ['device-log', 'location-approximate', 'location-precise'];

const plainPurpose: Readonly<Record<string, string>> = {
  'username-password': 'accounts',
  'payment-data': 'payments',
  'purchase-history': 'orders',
  usage: 'statistics',
  advertising: 'advertising',
};

function automatic(answers: Answers, permissions: readonly string[]): readonly Automatic[] {
  const has = (type: string): boolean => hasAny(answers, 'pd_types', type) || permissions.includes(type);
  const used = usedVendors(answers).map(({ id }) => id);
  const precise = hasAny(answers, 'location_use', 'precise-in-use', 'precise-background');
  return [
    ...(['analytics', 'usage_data', 'session_replay'].some((question) => isYes(answers, question))
      ? (['usage'] as const)
      : []),
    ...(used.some((id) => crashTools.includes(id)) ? (['crashes'] as const) : []),
    ...(['ads', 'remarketing'].some((question) => isYes(answers, question)) ||
    permissions.includes('advertising-id')
      ? (['advertising'] as const)
      : []),
    ...(isYes(answers, 'push') ? (['push'] as const) : []),
    ...(hasAny(answers, 'location_use', 'ip-only') && !has('location-approximate')
      ? (['ip-place'] as const)
      : []),
    ...(precise && !has('location-precise') && !permissions.includes('location-background')
      ? (['place'] as const)
      : []),
  ];
}

export function storeRows(answers: Answers): readonly StoreRow[] {
  const facts = factsOf(answers);
  const follows =
    facts.has('data:share-ads') || facts.has('data:targeted-ads') || facts.has('data:cross-site-tracking');
  const open =
    follows ||
    facts.has('data:sale') ||
    hasAny(answers, 'share_with', 'advertisers', 'business-partners') ||
    providerQuestions.some(([question]) => rows(answers, `${question}.own`).length > 0);
  const accounts = facts.has('biz:accounts');
  const types = dataTypes.map(({ id }) => id).filter((id) => hasAny(answers, 'pd_types', id));
  const permissions = chosen(answers, 'app_permissions');
  const unlessChosen = (table: typeof ofPermission, id: string): boolean => {
    const entry = table[id];
    return entry !== undefined && (entry.unless === undefined || !types.includes(entry.unless));
  };
  const row = (kind: Kind, store: StoreTypes | undefined, id: string): StoreRow => ({
    ...kind,
    apple: store?.apple ?? 'Other Data Types',
    google: store?.google ?? null,
    linked:
      identifying.includes(id) ||
      (accounts && kind.of === 'type' && !anonymous.includes(id)) ||
      (id === 'usage' && hasAny(answers, 'analytics_features', 'user-id'))
        ? true
        : undefined,
    tracked: !open ? false : follows && id === 'advertising' ? true : undefined,
    purposes: purposesOf(answers, id),
  });
  return [
    ...types.map((id) => row({ of: 'type', id }, ofType[id], id)),
    ...rows(answers, 'pd_types.own').map((_, index) => row({ of: 'own', index }, undefined, 'own')),
    ...chosen(answers, 'special_data')
      .filter((id) => unlessChosen(ofSpecial, id))
      .map((id) => row({ of: 'special', id }, ofSpecial[id], id)),
    ...permissions
      .filter((id) => unlessChosen(ofPermission, id))
      .map((id) => row({ of: 'permission', id }, ofPermission[id], id)),
    ...automatic(answers, permissions).map((id) => row({ of: 'automatic', id }, ofAutomatic[id], id)),
  ];
}

function purposesOf(answers: Answers, id: string): readonly string[] {
  const told = rows(answers, 'purpose_table')
    .filter(({ purpose_data: data }) => Array.isArray(data) && data.some((type) => type === id))
    .flatMap(({ purpose }) => (typeof purpose === 'string' ? [purpose] : []));
  const plain = plainPurpose[id];
  const usual = plain !== undefined && hasAny(answers, 'purposes', plain) ? [plain] : [];
  return [...new Set(told.length > 0 ? told : usual)];
}

/** Whether data goes to others for purposes of their own, as far as the answers tell. */
export function sharesData(answers: Answers): boolean {
  const facts = factsOf(answers);
  return facts.has('data:sale') || facts.has('data:share-ads');
}

/** Whether the form is asked for at all. */
export function wantsStoreForms(answers: Answers): boolean {
  return (
    hasAny(answers, 'store_sheet', 'yes') &&
    hasAny(answers, 'agreement_for', 'app') &&
    answer(answers, 'pd_none_confirm') !== 'yes' &&
    storeRows(answers).length > 0
  );
}
