/** `window.clausewright`: what a site's own scripts may ask and do. What happens they hear from the document's events. */
import { banner } from './banner.ts';
import { type Consent, allows, consent } from './consent.ts';
import { choose } from './decide.ts';

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
  /** Called at once. Before the script is there the page may put functions into an array of this name. */
  push(use: (api: Api) => void): void;
}

export const api: Api = {
  version: '1',
  open: () => banner.open(),
  consent,
  allows,
  accept: () => choose('accept'),
  reject: () => choose('reject', []),
  set: (wanted) => choose('custom', [...wanted]),
  push: (use) => use(api),
};
