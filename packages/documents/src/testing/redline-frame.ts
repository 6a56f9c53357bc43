import type { RedlineFrame } from '../redline-page.ts';

export const redlineFrame: RedlineFrame = {
  language: 'de',
  title: 'Datenschutzerklärung: Änderungen',
  publisher: 'Northlight Ceramics Ltd',
  languages: [
    { language: 'de', name: 'Deutsch', url: 'https://docs.example/live/abc/de/changes/2/3' },
    { language: 'en', name: 'English', url: 'https://docs.example/live/abc/en/changes/2/3' },
  ],
  before: { label: 'Version 2, 1. Mai 2025', url: 'https://docs.example/live/abc/v/2' },
  after: { label: 'Version 3, 20. November 2025', url: 'https://docs.example/live/abc' },
  messages: {
    skip: 'Zum Inhalt springen',
    languages: 'Sprache',
    before: 'Vorher:',
    after: 'Jetzt:',
    changes: 'Geänderte Abschnitte',
    legend: 'Zeichen',
    added: 'Eingefügt',
    removed: 'Gestrichen',
    unchanged: 'Der Text ist derselbe.',
  },
};
