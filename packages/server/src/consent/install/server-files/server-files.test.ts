import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { shortName } from '@clausewright/banner/publish';
import { serverPlatforms } from '@clausewright/contract';
import { buildServerFiles } from './build-files.ts';
import { buildPolicyFacts } from './policy-facts.ts';

const vendors = [
  { id: 'stripe', type: 'ESSENTIAL' as const, patterns: ['js.stripe.com'] },
  { id: 'youtube', type: 'FUNCTIONALITY' as const, patterns: ['www.youtube.com/embed'] },
  { id: 'hotjar', type: 'ANALYTICS' as const, patterns: ['*.hotjar.com'] },
];
const facts = buildPolicyFacts({
  origin: 'https://consent.example',
  domain: 'shop.example',
  domains: ['*.kiln.example'],
  needed: ['cdn.example'],
  vendors,
  seen: new Map([['youtube', ['i.ytimg.com']]]),
});
const short = (id: string): string => shortName({ id, type: 'ANALYTICS' });
const codeOf = (platform: string, step: 'report-only' | 'enforce' = 'enforce'): string =>
  buildServerFiles(facts, step).find((file) => file.platform === platform)?.code ?? '';

test('the policy allows the site, what it needs and what is essential, and no vendor that needs a yes', () => {
  for (const host of ['shop.example', '*.shop.example', '*.kiln.example', 'cdn.example', 'js.stripe.com'])
    expect(facts.always).toContain(` ${host} wss://${host}`);
  expect(facts.always).toContain('https://consent.example');
  expect(facts.always).not.toMatch(/youtube|hotjar|\*\.\*/);
  // What a look at the site saw of a vendor comes with its yes.
  expect(facts.vendors.find(({ id }) => id === 'youtube')?.sources).toContain('i.ytimg.com');
});

test('each file carries the policy, every vendor, the rule for caches and the step that was chosen', () => {
  expect(buildServerFiles(facts, 'enforce').map(({ platform }) => platform)).toEqual([...serverPlatforms]);
  for (const platform of serverPlatforms) {
    const [tried, enforced] = [codeOf(platform, 'report-only'), codeOf(platform)];
    expect(tried).toContain('Content-Security-Policy-Report-Only');
    expect(enforced).not.toContain('Report-Only');
    expect(enforced).toContain('Content-Security-Policy');
    expect(enforced).toMatch(/Vary/);
    expect(enforced).toContain('default-src');
    for (const id of ['youtube', 'hotjar']) expect(enforced).toContain(short(id));
    expect(enforced).toContain('cw_allowed');
  }
});

test('a server with the middleware sends the policy that the cookie asks for', async () => {
  const { clausewright } = (await import(
    `data:text/javascript,${encodeURIComponent(codeOf('express'))}`
  )) as { clausewright: (request: unknown, response: unknown, next: () => void) => void };
  await using server = createServer((request, response) => {
    response.setHeader('content-security-policy', "object-src 'none'");
    clausewright(request, response, () => response.end('shop'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const policyFor = async (cookie: string): Promise<string> => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } });
    expect(headers.get('vary')).toBe('Cookie');
    return headers.get('content-security-policy') ?? '';
  };
  // What the site sends itself stays.
  expect(await policyFor('basket=1')).toBe(`object-src 'none', ${facts.always}`);
  expect(await policyFor('a=1; cw_allowed=all; b=2')).toBe("object-src 'none'");
  const some = await policyFor(`cw_allowed=${short('youtube')}`);
  expect(some).toContain('www.youtube.com');
  expect(some).not.toContain('hotjar');
  // Whatever somebody writes there allows nobody else.
  expect(await policyFor('cw_allowed=__proto__.evil.example;')).toContain(facts.always);
  expect(await policyFor('cw_allowed=evil.example')).not.toContain('evil');
});

test('a worker at the edge adds the header after the cache', async () => {
  const code = codeOf('cloudflare').replace('await fetch(request)', "new Response('shop')");
  const { default: worker } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: { fetch: (request: Request) => Promise<Response> };
  };
  const ask = (cookie: string) => worker.fetch(new Request('https://shop.example/', { headers: { cookie } }));
  expect((await ask('')).headers.get('content-security-policy')).toBe(facts.always);
  const all = await ask('cw_allowed=all');
  expect(all.headers.get('content-security-policy')).toBe(null);
  expect(await all.text()).toBe('shop');
});

test('the expressions of web servers find a vendor among others, and no longer name', () => {
  const [, expression = ''] = /"~(\S+)" " www\.youtube/.exec(codeOf('nginx')) ?? [];
  const youtube = short('youtube');
  for (const cookie of [youtube, `aa.${youtube}`, `${youtube}.bb`])
    expect(cookie.match(expression)).not.toBeNull();
  for (const cookie of ['all', `x${youtube}`, `${youtube}x`]) expect(cookie.match(expression)).toBeNull();
});
