/** What is said of a cookie: the Cookies Policy asks it, the tables of both policies print it. */
import type { Option } from '@clausewright/engine/questionnaire/definition';

export const cookieAims = [
  { id: 'session' },
  { id: 'sign-in' },
  { id: 'basket' },
  { id: 'choice' },
  { id: 'security' },
  { id: 'load' },
  { id: 'settings' },
  { id: 'visits' },
  { id: 'use' },
  { id: 'errors' },
  { id: 'social' },
  { id: 'content' },
  { id: 'payment' },
  { id: 'chat' },
  { id: 'ads' },
  { id: 'ad-success' },
  { id: 'recognise' },
] as const satisfies readonly Option[];
export type CookieAim = (typeof cookieAims)[number]['id'];

export const cookieCategories = [
  { id: 'essential' },
  { id: 'functionality' },
  { id: 'analytics' },
  { id: 'social' },
  { id: 'advertising' },
] as const satisfies readonly Option[];
export type CookieCategory = (typeof cookieCategories)[number]['id'];

export const cookieParties = [{ id: 'first' }, { id: 'third' }] as const satisfies readonly Option[];
export type CookieParty = (typeof cookieParties)[number]['id'];

/** How long a cookie stays, where that is no number of days or months. */
export type CookieLifetime = 'session' | 'until-deleted';
