import { expect, test } from 'vitest';
import { buildTagExamples, type InstallFacts } from './snippets.ts';

const facts = (...vendors: InstallFacts['vendors'][number][]): InstallFacts => ({
  siteId: 'site',
  origin: 'https://legal.example',
  mode: 'basic',
  protection: 'tagged',
  regions: [] as unknown as InstallFacts['regions'],
  languages: ['en'],
  vendors,
  today: '2026-11-30',
});
const fonts = { id: 'google-fonts', type: 'FUNCTIONALITY', patterns: ['fonts.googleapis.com'] } as const;
const maps = { id: 'google-maps', type: 'FUNCTIONALITY', patterns: ['maps.googleapis.com'] } as const;
const youtube = { id: 'youtube', type: 'ADVERTISING', patterns: ['www.youtube.com'] } as const;

test('the example of a frame is of a vendor that is shown in one', () => {
  expect(buildTagExamples(facts(fonts, maps)).iframe).toContain(
    'data-consent="functionality" data-vendor="google-maps"\n  data-src="https://www.google.com/maps/embed?pb=…"',
  );
  expect(buildTagExamples(facts(fonts, youtube)).iframe).toContain(
    'data-consent="advertising" data-vendor="youtube"\n  data-src="https://www.youtube-nocookie.com/embed/…"',
  );
});

test('without such a vendor it is a film, and names nobody of the banner', () => {
  const { iframe } = buildTagExamples(facts(fonts));
  expect(iframe).toContain(
    'data-consent="functionality"\n  data-src="https://www.youtube-nocookie.com/embed/…"',
  );
  expect(iframe).not.toContain('google-fonts');
});
