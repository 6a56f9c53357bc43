import type { HostedFrame } from '../page.ts';

export const hostedFrame: HostedFrame = {
  publisher: 'Northlight Ceramics Ltd',
  canonical: 'https://docs.example/live/abc',
  languages: [
    { language: 'de', name: 'Deutsch', url: 'https://docs.example/live/abc' },
    { language: 'en', name: 'English', url: 'https://docs.example/live/abc/en' },
  ],
  versionLine: 'Version 3, 20. November 2025',
  updated: { iso: '2025-11-20', text: '20. November 2025' },
  versions: [
    { label: 'Version 3, 20. November 2025', url: 'https://docs.example/live/abc/v/3', current: true },
    { label: 'Version 2, 1. Mai 2025', url: 'https://docs.example/live/abc/v/2', current: false },
  ],
  creditLine: { text: 'Erstellt mit Clausewright', url: 'https://clausewright.example/' },
  messages: {
    skip: 'Zum Inhalt springen',
    contents: 'Inhalt',
    languages: 'Sprache',
    versions: 'Alle Versionen',
  },
};
