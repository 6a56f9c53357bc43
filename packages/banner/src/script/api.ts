/** `window.clausewright`: what a site's own scripts may ask and do. */
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
  /** Calls `heard` at each `consent` or `shown`; answers a function that ends it. */
  on(event: string, heard: (consent: Consent) => void): () => void;
}

const decide = (action: 'accept' | 'reject' | 'custom', wanted?: readonly string[]): void =>
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
  accept: () => decide('accept'),
  reject: () => decide('reject', []),
  set: (wanted) => decide('custom', wanted),
  on(event, heard) {
    const name = `clausewright:${event}`;
    const listener = (happened: Event): void => heard((happened as CustomEvent<Consent>).detail);
    document.addEventListener(name, listener);
    return () => document.removeEventListener(name, listener);
  },
};
