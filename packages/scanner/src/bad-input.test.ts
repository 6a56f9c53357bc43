/** Websites that keep a scan from seeing them: it ends in time, and says what was not seen. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Observation } from './observation.ts';
import { type Hosts, type Reply, scanQuickly, startStandIns } from './testing/stand-ins.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Page</title><body>${body}</body></html>`;

async function look(site: Hosts[string], options: Partial<Parameters<typeof scanQuickly>[1]> = {}) {
  await using hosts = await startStandIns({
    'odd.example': site,
    'odd.example/robots.txt': { status: 404 },
    'odd.example/sitemap.xml': { status: 404 },
    'odd.example/next': page('next'),
  });
  return await scanQuickly(hosts.reach, {
    address: new URL('http://odd.example/'),
    pages: 2,
    passes: ['unanswered'],
    ...options,
  });
}

const limitsOf = ({ passes }: Observation) => passes[0]?.pages.map(({ limits }) => limits.join()) ?? [];
const script = (code: string): string => page(`<a href="/next">next</a><script>${code}</script>`);

const challenge: Reply = {
  status: 403,
  headers: { 'cf-mitigated': 'challenge' },
  body: page('<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>').replace(
    'Page',
    'Just a moment...',
  ),
};

const sites: readonly [what: string, site: Hosts[string], limits: string[]][] = [
  ['redirects for ever', (path) => ({ status: 302, headers: { location: `${path}x` } }), ['redirects']],
  ['sends itself on by script for ever', script(`location.href = '/?' + Math.random();`), ['redirects']],
  [
    'never finishes',
    { body: `${page('<a href="/next">next</a>')}<img src="/never">`, endless: true },
    ['slow', ''],
  ],
  [
    'opens dialogs',
    script(`alert(1); confirm(2); prompt(3); onbeforeunload = () => 'stay'; print();`),
    ['', ''],
  ],
  ['is a file', { body: 'x', headers: { 'content-disposition': 'attachment' } }, ['download']],
  [
    'loads files by script',
    script(
      `const file = document.createElement('a'); file.href = '/file'; file.download = 'x'; file.click();`,
    ),
    ['', ''],
  ],
  [
    'asks for a password',
    { status: 401, headers: { 'www-authenticate': 'Basic realm="x"' }, body: page('no') },
    ['needs-password'],
  ],
  ['answers with an error', { status: 500, body: page('no') }, ['no-page']],
  ['asks whether a robot comes', challenge, ['bot-wall']],
  [
    'is written in other scripts',
    `<!doctype html><html lang="ar" dir="rtl"><title>متجر</title><a href="/next">الخصوصية 隐私 Конфиденциальность</a>`,
    ['', ''],
  ],
  ['has ten thousand links', page('<a href="/next">next</a>'.repeat(10_000)), ['', '']],
];

test.each(sites)('a website that %s', async (_, site, limits) => {
  const observation = await look(site);
  expect(limitsOf(observation)).toEqual(limits);
  expect(observation.limits).toEqual([]);
});

test('a page of ten megabytes is read like any other', async () => {
  const long = { load: 60_000, quiet: 300, least: 400, most: 6000 };
  const body = `<a href="/next">next</a>${`<p>${'text '.repeat(2000)}</p>`.repeat(1000)}`;
  const observation = await look(page(body), { patience: { first: long, further: long, banner: 100 } });
  expect(limitsOf(observation)).toEqual(['', '']);
});

test('a page that never pauses is given up, and the next one is looked at', async () => {
  const observation = await look(script('setTimeout(() => { for (;;); }, 300)'));
  expect(observation.passes[0]?.pages[0]?.limits).toEqual(['busy']);
});

test('a page that takes all memory ends its pass alone, and the pass says so', async () => {
  const greedy = script(
    `const all = []; setInterval(() => all.push(new Uint8Array(50_000_000).fill(1)), 20);`,
  );
  const observation = await look(greedy, { memory: 900_000_000 });
  const told = [...observation.limits.map(({ limit }) => limit), ...limitsOf(observation)];
  expect(told.some((limit) => limit === 'memory' || limit === 'crashed')).toBe(true);
});

test('robots.txt is followed, unless the owner has it otherwise; sitemaps name pages that nothing links', async () => {
  await using hosts = await startStandIns({
    'shop.example': page('<a href="/secret">s</a>'),
    'shop.example/robots.txt': 'User-agent: *\nDisallow: /secret\nSitemap: http://shop.example/index.xml',
    'shop.example/index.xml': {
      body: '<sitemapindex><loc>http://shop.example/one.xml.gz</loc></sitemapindex>',
    },
    'shop.example/one.xml.gz': {
      type: 'application/gzip',
      body: gzipSync(
        '<urlset><url><loc>http://shop.example/hidden/x?a=1&amp;b=2</loc></url><loc>http://other.example/</loc></urlset>',
      ),
    },
    'closed.example': page('closed'),
    'closed.example/robots.txt': 'User-agent: Clausewright\nDisallow: /',
  });
  const scan = (host: string, robots: 'follow' | 'ignore' = 'follow') =>
    scanQuickly(hosts.reach, {
      address: new URL(`http://${host}/`),
      pages: 5,
      passes: ['unanswered'],
      robots,
    });
  const pathsOf = ({ passes }: Observation) =>
    passes[0]?.pages.map(({ url }) => url.replace('http://shop.example', ''));
  const followed = await scan('shop.example');
  expect(pathsOf(followed)).toEqual(['/', '/hidden/x?a=1&b=2']);
  expect(followed.limits).toEqual([{ pass: 'unanswered', limit: 'robots' }]);
  expect(pathsOf(await scan('shop.example', 'ignore'))).toEqual(['/', '/secret', '/hidden/x?a=1&b=2']);
  expect(await scan('closed.example')).toMatchObject({ passes: [], limits: [{ limit: 'robots' }] });
  const agents = hosts.asked
    .filter(({ path }) => path === '/robots.txt')
    .map(({ headers }) => headers['user-agent']);
  expect(agents.every((agent) => String(agent).includes('Clausewright'))).toBe(true);
});

test('a website that answers by http alone is looked at by http', async () => {
  await using hosts = await startStandIns({ 'plain.example': page('plain') });
  const observation = await scanQuickly(hosts.reach, {
    address: new URL('https://plain.example/'),
    pages: 1,
    passes: ['unanswered', 'gpc'],
  });
  expect(observation.address).toBe('http://plain.example/');
  // What speaks, but no TLS, is no other case.
  const spoken = await scanQuickly((host) => hosts.reach(host, 80), {
    address: new URL('https://plain.example/'),
    pages: 1,
    passes: ['unanswered'],
  });
  expect(spoken.address).toBe('http://plain.example/');
  expect(observation.passes.map((pass) => pass.pages.map(({ title }) => title))).toEqual([
    ['Page'],
    ['Page'],
  ]);
});
