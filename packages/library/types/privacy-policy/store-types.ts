/** How the privacy forms of Apple and Google Play name kinds of data. Google's “Other info” is any other personal detail. */
import type { DataType } from '../../personal-data/data-types.ts';

/** Names of the data types in both forms, as the stores write them in English. */
export interface StoreTypes {
  apple: string;
  google: string;
}

export const ofType: Readonly<Record<DataType, StoreTypes>> = {
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
export const ofPermission: Readonly<Record<string, StoreTypes & { unless?: DataType }>> = {
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
export const ofSpecial: Readonly<Record<string, StoreTypes & { unless?: DataType }>> = {
  health: { apple: 'Health', google: 'Health info', unless: 'health' },
  biometrics: { apple: sensitive, google: 'Other info' },
  genetic: { apple: sensitive, google: 'Other info' },
  'ethnic-origin': { apple: sensitive, google: 'Race and ethnicity' },
  religion: { apple: sensitive, google: 'Political or religious beliefs' },
  politics: { apple: sensitive, google: 'Political or religious beliefs' },
  union: { apple: sensitive, google: 'Other info' },
  'sex-life': { apple: sensitive, google: 'Sexual orientation' },
  criminal: { apple: 'Other Data Types', google: 'Other info' },
  immigration: { apple: 'Other Data Types', google: 'Other info' },
  neural: { apple: 'Other Data Types', google: 'Other info' },
};

/** Kinds that the app collects by itself. */
export type Automatic = 'usage' | 'crashes' | 'advertising' | 'push' | 'ip-place' | 'place';
export const ofAutomatic: Readonly<Record<Automatic, StoreTypes>> = {
  usage: { apple: 'Product Interaction', google: 'App interactions' },
  crashes: { apple: 'Crash Data; Performance Data', google: 'Crash logs; Diagnostics' },
  advertising: { apple: 'Device ID; Advertising Data', google: 'Device or other IDs' },
  push: { apple: 'Device ID', google: 'Device or other IDs' },
  'ip-place': ofType['location-approximate'],
  place: ofType['location-precise'],
};
