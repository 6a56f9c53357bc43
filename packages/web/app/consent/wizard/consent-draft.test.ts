// @vitest-environment happy-dom
import type { Answers } from '@clausewright/library/questionnaires';
import { afterEach, expect, test } from 'vitest';
import { newDraft, storeDraft, type StoredDraft } from '../../draft.ts';
import { answered, useFakeServer } from '../../testing/fake-server.ts';
import {
  unfinishedDraft,
  consentAnswers,
  consentDraftSource,
  draftKey,
  listPurposes,
  usualPurpose,
} from './consent-draft.ts';
import { sendNewConsent } from './new-consent.ts';

const server = useFakeServer();
afterEach(() => localStorage.clear());

const given = (answers: object) => consentAnswers(answers as Answers);

test('without answers a banner is a light bar for everyone', () => {
  expect(given({})).toEqual({
    site: '',
    regions: 'everyone',
    vendors: [],
    own: [],
    colour: 'light',
    custom: { background: '#ffffff', text: '#17211d', button: '#0f5a45', button_text: '#ffffff' },
    position: 'corner',
    languages: [],
  });
});

test('answers are read in their kinds, whatever else lies there', () => {
  const answers = given({
    site: 7,
    regions: 'by-country',
    vendors: ['matomo', 7],
    colour: 'purple-ish',
    custom_text: 'red',
    custom_button: '#123abc',
    position: 'corner',
    languages: ['de', 'xx'],
  });
  expect(answers).toMatchObject({
    site: '',
    regions: 'by-country',
    vendors: ['matomo'],
    colour: 'light',
    position: 'corner',
    languages: ['de'],
  });
  expect(answers.custom).toMatchObject({ text: '#17211d', button: '#123abc' });
});

test('an own vendor has a type, and a purpose that fits it', () => {
  const rows = [
    { _id: '1', name: 'A', type: 'ANALYTICS', purpose: 'ENABLE_PERSONALIZED_ADS' },
    { _id: '2', name: 'B', type: 'ESSENTIAL', purpose: 'ENABLE_PERSONALIZED_ADS' },
    { _id: '3' },
  ];
  const unseen = { patterns: [], cookies: [], keptFor: null };
  expect(given({ 'vendors.own': rows }).own).toEqual([
    { id: '1', name: 'A', type: 'ANALYTICS', purpose: 'ENABLE_PERSONALIZED_ADS', ...unseen },
    { id: '2', name: 'B', type: 'ESSENTIAL', purpose: 'ENABLE_BASIC_FEATURES', ...unseen },
    { id: '3', name: '', type: 'FUNCTIONALITY', purpose: usualPurpose.FUNCTIONALITY, ...unseen },
  ]);
  expect(listPurposes('ESSENTIAL')).toEqual(['ENABLE_BASIC_FEATURES']);
  expect(listPurposes('MARKETING')).toContain('ENABLE_PERSONALIZED_MARKETING');
});

test('a new draft speaks the language of the interface; one from before is told of once a step was left', () => {
  const source = consentDraftSource('fr');
  const fresh = source.open(null, new URLSearchParams());
  expect(fresh).toMatchObject({ draft: { answers: { languages: ['fr'] } }, restored: false });
  const kept = { ...newDraft({}), at: 1 } as StoredDraft;
  expect(source.open(kept, new URLSearchParams())).toMatchObject({ restored: false });
  const left = { ...kept, visited: ['website'] };
  expect(source.open(left, new URLSearchParams())).toMatchObject({ restored: true, draft: left });
});

test('the banner that was begun here is known by its site', () => {
  expect(unfinishedDraft()).toBeNull();
  const draft = newDraft({ site: ' shop.example ' });
  storeDraft(draftKey, draft, 1);
  expect(unfinishedDraft()).toBeNull();
  storeDraft(draftKey, { ...draft, visited: ['website'] }, 1);
  expect(unfinishedDraft()).toBe('shop.example');
});

test('the server is asked for the banner with vendors of the catalogue and own ones', async () => {
  server.on('POST /privacy-consent/new', answered({ id: 'new' }));
  const answers = given({
    site: 'https://www.shop.example/cart',
    vendors: ['google-analytics', 'no such entry'],
    'vendors.own': [{ _id: '1', name: ' Chat ', type: 'FUNCTIONALITY' }],
    colour: 'custom',
    languages: ['de'],
  });
  await sendNewConsent('request', answers, 'en');
  const body = server.asked[0]?.body as {
    request_id: string;
    site_url: string;
    vendors: { catalogue_id: string | null; name: string }[];
    appearance: { languages: string[]; custom: object | null; colour: string };
  };
  expect(body.request_id).toBe('request');
  expect(body.site_url).toMatch(/shop\.example$/);
  expect(body.vendors.map(({ catalogue_id, name }) => [catalogue_id, name])).toEqual([
    ['google-analytics', expect.any(String)],
    [null, 'Chat'],
  ]);
  expect(body.appearance).toMatchObject({ languages: ['de'], colour: 'custom', custom: answers.custom });
});

test('colours of its own are sent only where they are chosen', async () => {
  server.on('POST /privacy-consent/new', answered({ id: 'new' }));
  await sendNewConsent('request', given({ site: 'shop.example' }), 'en');
  expect(server.asked[0]?.body).toMatchObject({ appearance: { custom: null, languages: [] } });
});

test('a website that was named elsewhere is there, unless the draft has one', async () => {
  const source = consentDraftSource('en');
  const opened = async (stored: StoredDraft | null, search: string) =>
    consentAnswers((await source.open(stored, new URLSearchParams(search))).draft.answers).site;
  expect(await opened(null, 'site=https://kiln.example/')).toBe('https://kiln.example/');
  expect(await opened(null, 'site=not+a+website')).toBe('');
  const laid = { ...newDraft({ site: 'own.example', vendors: ['matomo'] }), at: 0 };
  expect(await opened({ ...laid, visited: ['website'] }, 'site=kiln.example')).toBe('own.example');
  expect(await opened(laid, 'site=https://www.own.example/')).toBe('own.example');
  expect(await opened(laid, '')).toBe('own.example');
  // Laid ready for one website, opened for another: its services are not those of the other either.
  expect(await opened(laid, 'site=kiln.example')).toBe('kiln.example');
  const { draft } = await source.open(laid, new URLSearchParams('site=kiln.example'));
  expect(consentAnswers(draft.answers).vendors).toEqual([]);
});
