/** The page that each banner is measured in: what it loads, and where its button to accept is. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleFile } from '../../packages/banner/bundle.ts';
import { shopBanner } from '../../packages/banner/src/testing/shop.ts';

export interface Contender {
  /** What stands in the head of the page. */
  head: string;
  /** What waits in its body for consent to statistics. */
  waits: string;
  /** By path. */
  files: Readonly<Record<string, string>>;
  /** CSS selector of the button, looked for in shadow roots too. */
  accept: string;
}

const ran = 'window.released = true';

/** A library's own file, as it is published on npm. */
function library(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url)), 'utf8');
}

const vanillaConfig = {
  // It would hide from a browser that a program drives.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {}, ads: {}, media: {} },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'We use cookies',
          description: 'We use cookies for statistics, advertising, films and chat. You decide.',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          showPreferencesBtn: 'Choose',
        },
        preferencesModal: {
          title: 'Privacy choices',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          savePreferencesBtn: 'Save',
          closeIconLabel: 'Close',
          sections: ['analytics', 'ads', 'media'].map((linkedCategory) => ({
            title: linkedCategory,
            description: 'What it is used for.',
            linkedCategory,
          })),
        },
      },
    },
  },
};

const klaroConfig = {
  version: 1,
  mustConsent: false,
  acceptAll: true,
  lang: 'en',
  translations: {
    zz: { privacyPolicyUrl: '/privacy' },
    en: { purposes: { analytics: 'Statistics', ads: 'Advertising', media: 'Films and chat' } },
  },
  services: ['analytics', 'ads', 'media'].map((name) => ({ name, title: name, purposes: [name] })),
};

const orejimeConfig = {
  privacyPolicyUrl: '/privacy',
  purposes: ['analytics', 'ads', 'media'].map((id) => ({
    id,
    title: id,
    description: 'What it is used for.',
    cookies: [],
  })),
};

/** All that are measured beside each other; `control` is the page without any banner. */
export async function contenders(origin: string) {
  const ours = (await shopBanner(origin))('en', 4);
  return {
    control: { head: '', waits: '', files: {}, accept: '' },
    ours: {
      head: '<script async src="/c/4821/en.js"></script>',
      waits: `<script type="text/plain" data-consent="analytics">${ran}</script>`,
      files: {
        '/c/4821/en.js': ours.first,
        '/c/4821/en/preferences.3f786850e387550fdab836ed7e6dc881a1b2c3d4.js': ours.second,
      },
      // Reject stands first.
      accept: '.main + .main',
    },
    floor: {
      head: '<script defer src="/floor.js"></script>',
      waits: `<script type="text/plain" data-cc="analytics">${ran}</script>`,
      files: { '/floor.js': await bundleFile(fileURLToPath(new URL('floor.js', import.meta.url)), 'iife') },
      accept: '#acc',
    },
    'vanilla-cookieconsent': {
      head: `<link rel="stylesheet" href="/vanilla.css"><script defer src="/vanilla.js"></script>`,
      waits: `<script type="text/plain" data-category="analytics">${ran}</script>`,
      files: {
        '/vanilla.css': library('vanilla-cookieconsent/dist/cookieconsent.css'),
        // One script, as an owner who cares would have it.
        '/vanilla.js': `${library('vanilla-cookieconsent/dist/cookieconsent.umd.js')};CookieConsent.run(${JSON.stringify(vanillaConfig)})`,
      },
      accept: '[data-role=all]',
    },
    klaro: {
      head: `<script>var klaroConfig=${JSON.stringify(klaroConfig)}</script><script defer src="/klaro.js"></script>`,
      waits: `<script type="text/plain" data-name="analytics">${ran}</script>`,
      files: { '/klaro.js': library('klaro/dist/klaro.js') },
      accept: '.cm-btn-success',
    },
    orejime: {
      head: `<link rel="stylesheet" href="/orejime.css"><script>window.orejimeConfig=${JSON.stringify(orejimeConfig)}</script><script defer src="/orejime.js"></script>`,
      waits: `<template data-purpose="analytics"><script>${ran}</script></template>`,
      files: {
        '/orejime.css': library('orejime/dist/orejime-standard.css'),
        '/orejime.js': library('orejime/dist/orejime-standard-en.js'),
      },
      accept: '.orejime-Banner-saveButton',
    },
  } satisfies Record<string, Contender>;
}
