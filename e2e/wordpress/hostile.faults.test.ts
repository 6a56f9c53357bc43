/** Wrong keys, services that are away or are none, and people who may not: the site goes on as it was. */
import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { connectTo, logIn, openSettings } from './support/desk.ts';
import { asJson, somePolicy, someSite, startSomeService } from './support/some-service.ts';
import { onWordPress, shopOnWordPress } from './support/shop.ts';

const shop = shopOnWordPress('server');

const settings = (): string =>
  shop.site.query("select option_value from wp_options where option_name = 'clausewright'").join();
/** What a function of the plug-in answers. */
const told = async (call: string): Promise<unknown> =>
  JSON.parse(await shop.site.php(`echo json_encode(Clausewright\\${call});`)) as unknown;

onWordPress('a key is the address of a script, bare or in its element, and nothing else', async () => {
  const address = `https://consent.example/c/${someSite}.js`;
  const parsed = { origin: 'https://consent.example', site: someSite };
  for (const typed of [
    address,
    ` ${address}\\n`,
    `<script async src="${address}"></script>`,
    address.replace('.js', '/de.js'),
  ])
    expect(await told(`parse_key("${typed.replaceAll('"', '\\"')}")`), typed).toEqual(parsed);
  for (const typed of [
    '',
    someSite,
    `https://consent.example/c/${someSite}`,
    `https://consent.example/c/short.js`,
    `https://user:pass@consent.example/c/${someSite}.js`,
    `javascript://consent.example/c/${someSite}.js`,
    `${address}" onload=alert(1) x="`,
    `https://consent.example/x?/c/${someSite}.js`,
    `https://consent.example/c/${someSite}.js.evil.example/`,
    `https://[::1]/c/${someSite}.js`,
  ]) {
    const shown = await told(`parse_key('${typed.replaceAll("'", '')}')`);
    // An element may have more attributes; the address that is taken is the same.
    if (typed.startsWith(`${address}"`)) expect(shown, typed).toEqual(parsed);
    else expect(shown, typed).toBe(null);
  }
});

const strange: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'a page': (response) => void response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'),
  'a refusal': (response) => void response.writeHead(500).end(),
  'another site': asJson({ ...somePolicy, site: 'b'.repeat(22) }),
  'another format': asJson({ ...somePolicy, format: 2 }),
  'a level that there is not': asJson({ ...somePolicy, level: 'most' }),
  'a header within a header': asJson({ ...somePolicy, always: `${somePolicy.always}\r\nSet-Cookie: a=b` }),
  'another directive': asJson({
    ...somePolicy,
    always: `${somePolicy.always}; report-uri https://evil.example`,
  }),
  'a policy for everybody': asJson({ ...somePolicy, always: 'default-src *' }),
  'vendors that are none': asJson({ ...somePolicy, vendors: { 'a b': '*', ok: 7 } }),
  'ten megabytes': (response) =>
    void response.setHeader('content-type', 'application/json').end(`"${'x'.repeat(10_000_000)}"`),
  'another address': (response) => void response.writeHead(302, { location: 'http://localhost:1/' }).end(),
};

onWordPress.each(Object.keys(strange))(
  '%s in place of the service connects nothing and changes nothing',
  async (what) => {
    const before = settings();
    await using service = await startSomeService(strange[what] ?? asJson(null));
    expect(['unreachable', 'strange']).toContain(await told(`connect('${service.key}')`));
    expect(service.asked).toBe(1);
    expect(settings()).toBe(before);
  },
);

onWordPress('a service that does not answer holds no page up, and what was known holds', async () => {
  await using silent = await startSomeService(() => {});
  await using known = await startSomeService(asJson(somePolicy));
  expect(await told(`connect('${known.key}')`)).toBe('connected');
  const header = (await shop.ask()).headers.get('content-security-policy-report-only');
  expect(header).toBe(somePolicy.always);
  // The service is where nobody answers now.
  await shop.site.php(`Clausewright\\change_settings(['origin' => '${silent.origin}', 'fetched' => 1]);`);
  const { headers } = await shop.ask();
  expect(headers.get('content-security-policy-report-only')).toBe(header);
  expect(silent.asked).toBe(0);
  expect(await told('refresh()')).toBe('unreachable');
  expect(silent.asked).toBe(1);
  expect((await shop.ask()).headers.get('content-security-policy-report-only')).toBe(header);
});

onWordPress('a banner that its owner took back holds nothing back any more', async () => {
  await using service = await startSomeService(asJson({ ...somePolicy, published: false }));
  await shop.site.php(`Clausewright\\change_settings(['origin' => '${service.origin}']);`);
  expect(await told('refresh()')).toBe('unpublished');
  expect((await shop.ask()).headers.get('content-security-policy-report-only')).toBe(null);
});

onWordPress('only an administrator changes something, and only from the screen', async () => {
  const { desk, site } = shop;
  await site.php(`wp_create_user('eve', 'Kiln-and-clay-2', 'eve@shop.example');`);
  const before = settings();
  const post = (what: string) =>
    desk.evaluate(async (asked) => {
      const body = new URLSearchParams({ action: 'clausewright', what: asked });
      return (await fetch('/wp-admin/admin-post.php', { method: 'POST', body })).status;
    }, what);
  await desk.goto(site.origin);
  await post('disconnect');
  expect(settings()).toBe(before);
  await logIn(desk, site);
  expect(await post('disconnect')).toBe(403);
  expect(settings()).toBe(before);
  await desk.context().clearCookies();
  await logIn(desk, site, { name: 'eve', password: 'Kiln-and-clay-2' });
  expect(await post('disconnect')).toBe(403);
  expect((await desk.goto(`${site.origin}/wp-admin/options-general.php?page=clausewright`))?.status()).toBe(
    403,
  );
  expect(settings()).toBe(before);
});

onWordPress('what stands in an address or in a stored option is never markup', async () => {
  const { desk, site } = shop;
  await desk.context().clearCookies();
  await logIn(desk, site);
  await desk.goto(
    `${site.origin}/wp-admin/options-general.php?page=clausewright&said="><img src=x onerror=alert(1)>`,
  );
  expect(await desk.locator('.wrap img').count()).toBe(0);
  await site.php(
    `update_option('clausewright', ['origin' => 'https://x.example"><script>', 'site' => '"><script>', 'policy' => 'text', 'step' => []]);`,
  );
  expect(await (await shop.ask()).text()).not.toContain('x.example');
  await openSettings(desk, site);
  await desk.getByLabel('Key').waitFor();
  expect(await connectTo(desk, site, '<script>alert(1)</script>')).toContain('This is not a key');
});
