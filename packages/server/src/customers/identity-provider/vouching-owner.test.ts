import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { acting, codeOf } from '../organisations/testing/organisation.ts';
import type { Customer } from '../sessions/testing/customer.ts';
import { company, type Company } from './testing/company.ts';

const database = useTestDatabase();

/** Ada, whom the provider means, in a session of it, and a second owner. */
async function required(here: Company): Promise<{ second: Customer; through: Customer['call'] }> {
  await here.save();
  await here.test();
  await here.require(true);
  const second = await here.member('owner');
  const ada = await here.member('owner');
  const { json } = await here.logIn(ada.email, ada.token);
  const token = String(json['customer'].token);
  const through = acting(here.shop, { ...ada, token }, here.organisation);
  expect(codeOf(await through('GET', '/website/list'))).toBe('ok');
  return { second, through };
}

type Way = (here: Company, second: Customer['call']) => Promise<unknown>;
const ways: Record<string, Way> = {
  removed: ({ owner }, second) => second('DELETE', `/organisation/members/${owner.id}`),
  'an editor': ({ owner }, second) =>
    second('PUT', `/organisation/members/${owner.id}`, { role: 'editor', websites: null }),
  left: ({ owner, organisation }) => owner.call('POST', `/organisation/leave/${organisation}`, {}),
  deleted: ({ owner }) => owner.call('POST', '/customer/delete', { password: owner.password }),
};

test.each(Object.keys(ways))(
  'who set the provider and owns no more leaves nothing of it: %s',
  async (way) => {
    await using here = await company(database.db);
    const { second, through } = await required(here);
    const asSecond = acting(here.shop, second, here.organisation);
    await ways[way]?.(here, asSecond);
    expect(codeOf(await through('GET', '/website/list'))).toBe('not-authenticated');
    const read = await asSecond('GET', '/organisation/provider');
    expect(read.json['data'].provider).toMatchObject({ tested_at: null, required: false, linked: 0 });
  },
);

test('the provider stands when another owner goes', async () => {
  await using here = await company(database.db);
  const { second, through } = await required(here);
  expect(codeOf(await here.asOwner('DELETE', `/organisation/members/${second.id}`))).toBe('ok');
  expect(codeOf(await through('GET', '/website/list'))).toBe('ok');
});

test('a session that a provider opened makes no owner and ends none', async () => {
  await using here = await company(database.db);
  const { second, through } = await required(here);
  const editor = await here.member();
  const ofEditor = `/organisation/members/${editor.id}`;
  const invitation = { email: 'new@else.example', websites: null, language: 'en' };
  const owner = { role: 'owner', websites: null };
  const reviewer = { role: 'reviewer', websites: null };
  expect([
    codeOf(await through('POST', '/organisation/invite', { ...invitation, role: 'owner' })),
    codeOf(await through('PUT', ofEditor, owner)),
    codeOf(await through('PUT', `/organisation/members/${second.id}`, reviewer)),
    codeOf(await through('DELETE', `/organisation/members/${second.id}`)),
  ]).toEqual(Array.from({ length: 4 }, () => 'provider-session'));
  expect(codeOf(await through('PUT', ofEditor, reviewer))).toBe('ok');
  expect(codeOf(await through('DELETE', ofEditor))).toBe('ok');
  expect(codeOf(await through('POST', '/organisation/invite', { ...invitation, role: 'editor' }))).toBe('ok');
});
