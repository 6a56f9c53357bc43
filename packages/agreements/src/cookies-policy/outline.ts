import type { Outline } from '../document/outline.ts';
import { advertising } from './clauses/advertising.ts';
import { browser } from './clauses/browser.ts';
import { categories } from './clauses/categories.ts';
import { change } from './clauses/change.ts';
import { consent } from './clauses/consent.ts';
import { contact } from './clauses/contact.ts';
import { custom } from './clauses/custom.ts';
import { definitions } from './clauses/definitions.ts';
import { embeds } from './clauses/embeds.ts';
import { consentSignals } from './clauses/gcm-tcf.ts';
import { how } from './clauses/how.ts';
import { intro } from './clauses/intro.ts';
import { mobile } from './clauses/mobile.ts';
import { privacy } from './clauses/privacy.ts';
import { providers } from './clauses/providers.ts';
import { regional } from './clauses/regional.ts';
import { signals } from './clauses/signals.ts';
import { social } from './clauses/social.ts';
import { statistics } from './clauses/statistics.ts';
import { cookieTable } from './clauses/table.ts';
import { transfer } from './clauses/transfer.ts';
import { updates } from './clauses/updates.ts';
import { what } from './clauses/what.ts';

/** The Cookies Policy: what is stored and why, who reads it, how people decide, then rights and contact. */
export const outline: Outline = {
  type: 'COOKIES_POLICY',
  title: {
    question: 'document_title',
    usual: 'cookies-policy',
    names: {
      de: { 'cookies-policy': 'Cookie-Richtlinie', 'cookie-declaration': 'Cookie-Erklärung' },
      en: { 'cookies-policy': 'Cookies Policy', 'cookie-declaration': 'Cookie Declaration' },
      es: { 'cookies-policy': 'Política de cookies', 'cookie-declaration': 'Declaración de cookies' },
      fr: {
        'cookies-policy': 'Politique relative aux cookies',
        'cookie-declaration': 'Déclaration relative aux cookies',
      },
      it: { 'cookies-policy': 'Informativa sui cookie', 'cookie-declaration': 'Dichiarazione sui cookie' },
      nl: { 'cookies-policy': 'Cookiebeleid', 'cookie-declaration': 'Cookieverklaring' },
    },
  },
  clauses: [
    intro,
    definitions,
    what,
    categories,
    statistics,
    social,
    advertising,
    embeds,
    how,
    cookieTable,
    providers,
    consent,
    change,
    browser,
    mobile,
    consentSignals,
    signals,
    transfer,
    privacy,
    regional,
    custom,
    updates,
    contact,
  ],
};
