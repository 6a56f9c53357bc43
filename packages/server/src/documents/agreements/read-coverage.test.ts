import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { germanShop, teenApp } from '../../../../library/types/privacy-policy/testing/profiles.ts';
import { profiles } from '../../../../library/types/privacy-policy/testing/profiles/index.ts';
import { apps } from '../../../../library/types/eula/testing/sites/apps.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Json, visitor } from './testing/visitor.ts';

const database = useTestDatabase();
const type = 'PRIVACY_POLICY';

test('answers get a duty by duty report of what the document would fulfil, what is left to do, and what does not apply', async () => {
  await using one = await visitor(database.db);
  const body = { type, answers: teenApp, language: 'en' };
  const { data } = await one.call('POST', '/agreement/coverage', body);
  expect(data.total).toBeGreaterThan(5);
  expect(data.met).toBe(data.total);
  expect(data.laws.map(({ id }: Json) => id)).toEqual(['caloppa', 'minors_22581']);
  const signals = data.duties.find(({ id }: Json) => id === 'caloppa-22575-b5');
  expect(signals).toMatchObject({
    laws: ['caloppa'],
    mandatory: true,
    clauses: [{ id: 'pp.caloppa', heading: 'Notice for California' }],
  });
  expect(signals.citation).toContain('22575');
  expect(data.todo.length).toBeGreaterThan(0);
  expect(data.edited).toBe(false);
  for (const { duty } of [...data.duties, ...data.todo]) expect(duty).toMatch(/ /u);
});

test('undecided items of the app store appendix are to-dos, in the language of the caller', async () => {
  await using one = await visitor(database.db);
  const answers = { ...teenApp, store_sheet: 'yes', pd_types: ['email', 'device-log'] };
  const open = async (given: object): Promise<Json[]> => {
    const body = { type, answers: given, language: 'en' };
    const { data } = await one.call('POST', '/agreement/coverage', body);
    return data.todo.filter(({ id }: Json) => id.startsWith('store-'));
  };
  expect(await open(teenApp)).toEqual([]);
  const linked = (await open(answers)).find(({ id }) => id === 'store-linked');
  expect(linked).toMatchObject({ laws: [], citation: 'Apple: App privacy details' });
  expect(linked?.['duty']).toContain('device and log data');
  expect(linked?.['duty']).not.toContain('e-mail');
});

test('a separate page for health data is a to-do where the section appears', async () => {
  await using one = await visitor(database.db);
  const open = async (given: object): Promise<Json[]> => {
    const body = { type, answers: given, language: 'en' };
    const { data } = await one.call('POST', '/agreement/coverage', body);
    return data.todo.filter(({ id }: Json) => id === 'health-page');
  };
  expect(await open(teenApp)).toEqual([]);
  expect(await open({ ...teenApp, laws: ['wa_mhmda'], special_data: ['health'] })).toHaveLength(1);
});

test('what nobody has read of the vendors is a to-do, in the language of the caller', async () => {
  await using one = await visitor(database.db);
  const open = async (given: object): Promise<Json[]> => {
    const { data } = await one.call('POST', '/agreement/coverage', given);
    return data.todo.filter(({ id }: Json) => id.startsWith('vendors-'));
  };
  const answers = { ...germanShop, email_vendors: ['brevo', 'kit'] };
  const [company] = await open({ type, answers, language: 'de' });
  expect(company).toMatchObject({ id: 'vendors-company', laws: [], citation: 'GDPR Art. 13(1)(e)' });
  expect(company?.['duty']).toMatch(/: Kit \(presumably Kit, LLC\)$/u);
  expect(await open({ type, answers: teenApp, language: 'en' })).toEqual([]);
});

test('the conditions of a duty are stated in words', async () => {
  await using one = await visitor(database.db);
  const body = { type, answers: germanShop, language: 'de' };
  const { data } = await one.call('POST', '/agreement/coverage', body);
  const decisions = data.not_applicable.find(({ id }: Json) => id === 'gdpr-13-2-f');
  expect(decisions.why).toHaveLength(1);
  expect(decisions.why[0]).not.toContain('data:');
});

test('terms of platforms, limits and what lies ahead are listed beside the laws, and left out answers are named', async () => {
  await using one = await visitor(database.db);
  const body = { type, answers: teenApp, language: 'de' };
  const { data } = await one.call('POST', '/agreement/coverage', body);
  expect(data.platforms.duties.map(({ id }: Json) => id)).toEqual(
    expect.arrayContaining(['apple-5-1-1-i-a', 'play-entity']),
  );
  expect(data.platforms.total).toBeGreaterThanOrEqual(data.platforms.met);
  expect(data.duties.map(({ id }: Json) => id)).not.toContain('apple-5-1-1-i-a');
  expect(data.todo.map(({ id }: Json) => id)).toContain('play-url');
  expect(data.limits.find(({ id }: Json) => id === 'ftc-5')).toMatchObject({ tested: false, laws: [] });
  for (const { duty } of data.limits) expect(duty).toMatch(/ /u);

  const chat = await one.call('POST', '/agreement/coverage', {
    type,
    answers: profiles['irishChatbot'],
    language: 'de',
  });
  expect(chat['data'].coming).toContainEqual(
    expect.objectContaining({ id: 'in-dpdp-5', from: '2027-05-14', duty: expect.stringContaining(' ') }),
  );
  expect(chat['data'].not_applicable.map(({ id }: Json) => id)).not.toContain('in-dpdp-5');

  const shop = { ...germanShop, country: 'US', state: 'US_CA', audience_regions: ['eu'] };
  const report = await one.call('POST', '/agreement/coverage', { type, answers: shop, language: 'de' });
  const representative = report['data'].duties.find(({ id }: Json) => id === 'gdpr-27');
  expect(representative).toMatchObject({ clauses: [], answers: ['eu_rep'] });
});

test('a completed agreement reports on its served version, to anyone who may open it', async () => {
  await using one = await visitor(database.db);
  const made = await one.call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type,
    answers: teenApp,
    free_only: true,
  });
  const { agreement_id: id, access_token: token } = made['data'];
  const { data } = await one.call('GET', `/agreement/coverage/${id}?language=en`, undefined, token);
  expect(data.met).toBe(data.total);
  const headings = data.duties.flatMap(({ clauses }: Json) => clauses.map(({ heading }: Json) => heading));
  expect(headings).toContain('Notice for California');
  expect(headings.filter((heading: string) => /^\d/u.test(heading))).toEqual([]);
  const foreign = await one.call('GET', `/agreement/coverage/${id}?language=en`);
  expect(foreign).toMatchObject({ success: false });
  const other = await one.call('GET', `/agreement/coverage/${id}?language=fr`, undefined, token);
  expect(other).toMatchObject({ success: false });
});

test('lists what the licence promises for its owner, and leaves out what he does not do', async () => {
  await using one = await visitor(database.db);
  const listed = async (promises?: object[]): Promise<Json> => {
    const answers = { ...apps.americanFitness, promises: promises ?? [] };
    const { data } = await one.call('POST', '/agreement/coverage', { type: 'EULA', language: 'en', answers });
    return data.promises.find(({ id }: Json) => id === 'telemetry_switch');
  };
  expect(await listed()).toEqual({
    id: 'telemetry_switch',
    label: 'Diagnostic data can be switched off',
    how: expect.stringContaining('switch'),
    citations: [],
    sentences: ['You can turn this off in the settings; the software works without it.'],
    printed: false,
    answer: null,
    by: null,
  });
  const row = { _id: 'r1', promise: 'telemetry_switch' };
  expect(await listed([{ ...row, promise_state: 'planned', promise_by: '2027-01-31' }])).toMatchObject({
    printed: true,
    answer: 'planned',
    by: '2027-01-31',
  });
  expect(await listed([{ ...row, promise_state: 'no' }])).toMatchObject({ printed: false, answer: 'no' });
});
