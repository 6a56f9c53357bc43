// @vitest-environment happy-dom
import type { SuggestedVendor } from '@clausewright/contract';
import { defaultAppearance } from '@clausewright/banner/publish';
import { bannerToCome, prepareDocuments } from '@clausewright/library/presets';
import { loadQuestionnaire } from '@clausewright/library/questionnaires';
import { beforeEach, expect, test } from 'vitest';
import { consentDraftSource, draftKey } from '../consent/wizard/consent-draft.ts';
import { newDraft, storedDraft, storeDraft } from '../draft.ts';
import type { Suggestions } from '../suggestions/suggestion-calls.ts';
import { addressOf, beginBanner } from './begin-banner.ts';
import { newStart, type StartDraft } from './start-draft.ts';

beforeEach(() => localStorage.clear());

const facts = { kind: 'blog', country: 'DE', places: ['website'] } as const;
const vendor = (id: string, known = true) => ({ id, known, type: 'ANALYTICS', name: id }) as SuggestedVendor;
const suggestions = {
  vendors: [vendor('google-analytics'), vendor('hotjar'), vendor('host:x', false)],
} as unknown as Suggestions;

async function known(change: Partial<StartDraft>, seen: Suggestions | null = null) {
  const questionnaire = await loadQuestionnaire('PRIVACY_POLICY');
  const given = {
    website_url: 'https://kiln.example',
    analytics: 'yes',
    analytics_vendors: ['matomo-cloud', 'matomo'],
  };
  const documents = prepareDocuments({
    facts,
    known: Object.create(null),
    today: '2026-11-30',
    documents: [{ type: 'PRIVACY_POLICY', questionnaire, seen: Object.create(null), given }],
  });
  const draft = { ...newStart(), ...facts, banner: true, ...change };
  return { draft, documents, suggestions: seen, language: 'de' as const };
}

test('without a look at the website the banner begins with what the documents were told', async () => {
  const way = await known({});
  expect(addressOf(way)).toBe('https://kiln.example');
  await beginBanner(way);
  // Whichever way leads to its wizard.
  const { draft, restored } = await consentDraftSource('de').open(
    storedDraft(draftKey),
    new URLSearchParams(),
  );
  expect(draft.answers).toMatchObject({ site: 'https://kiln.example', languages: ['de'] });
  expect(draft.answers['vendors']).toContain('matomo');
  expect(restored).toBe(false);
});

test('services that were seen and not denied need no second yes', async () => {
  const scan = 's'.repeat(22);
  await beginBanner(await known({ address: 'kiln.example', scan, services: { hotjar: 'no' } }, suggestions));
  const stored = storedDraft(draftKey);
  expect(stored).toMatchObject({ scan, answers: { site: 'kiln.example' } });
  expect(stored?.answers['vendors']).toContain('google-analytics');
  expect(stored?.answers['vendors']).not.toContain('hotjar');
  expect(stored?.answers['vendors']).not.toContain('host:x');
});

test.each([
  ['no banner was chosen', { banner: false }, false],
  ['it is an app', { places: ['app'] as const }, false],
  ['a banner is being made', {}, true],
])('nothing is begun where %s', async (_, change, begun) => {
  if (begun) storeDraft(draftKey, { ...newDraft({ site: 'oven.example' }), visited: ['website'] }, 1);
  await beginBanner(await known(change));
  expect(storedDraft(draftKey)?.answers['site']).toBe(begun ? 'oven.example' : undefined);
});

test('a new banner keeps a choice as long as the documents made with it say', () => {
  const { consent_months: months } = bannerToCome;
  expect(defaultAppearance('de').days).toBe(Number(months) * 30);
});
