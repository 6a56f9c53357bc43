/** `window.clausewright`: what a site's own scripts may ask and do. What happens they hear from the document's events. */
import { placesOf } from './answer.ts';
import { banner } from './banner.ts';
import { type Consent, allows, consent } from './consent.ts';
import { config } from './state.ts';

export interface Api {
  version: string;
  /** Opens the second layer. */
  open(): void;
  consent(): Consent;
  /** Of a type (`ANALYTICS`): whether any of its vendors may run now; of a vendor's id: whether it may. */
  allows(typeOrVendor: string): boolean;
  accept(): void;
  reject(): void;
  /** Allows these vendors and refuses the others; a type stands for all of its vendors. */
  set(typesOrVendors: readonly string[]): void;
}

const set = (wanted?: readonly string[], action: 'accept' | 'reject' | 'custom' = 'custom'): void =>
  banner.decide(
    placesOf(config.vendors, ({ id, type }) => !wanted || wanted.includes(id) || wanted.includes(type)),
    1,
    action,
  );

export const api: Api = {
  version: '1',
  open: () => banner.open(),
  consent,
  allows,
  accept: () => set(undefined, 'accept'),
  reject: () => set([], 'reject'),
  set: (wanted) => set(wanted),
};
