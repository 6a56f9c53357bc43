/** The plug-in on Debian's WordPress with a database and a web server: from the archive to the banner, and away again. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { pluginArchive } from '../../tooling/wordpress/plugin-archive.ts';
import { firstBytes } from './support/first-byte.ts';
import { connectTo, logIn, openSettings, press } from './support/desk.ts';
import { onWordPress, shopOnWordPress } from './support/shop.ts';
import { newVisitor } from './support/visitor.ts';

const shop = shopOnWordPress();
const all = ['first', 'plugin', 'script', 'style'];

onWordPress('from a fresh WordPress to the banner it is six steps', async () => {
  const { desk, site } = shop;
  const { key } = await shop.banner('tagged');
  await logIn(desk, site);
  const begun = performance.now();
  const steps: readonly (() => Promise<unknown>)[] = [
    () => desk.goto(`${site.origin}/wp-admin/plugin-install.php?tab=upload`),
    () =>
      desk.locator('#pluginzip').setInputFiles({
        name: 'clausewright.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(pluginArchive()),
      }),
    () => desk.locator('#install-plugin-submit').click(),
    () => desk.getByRole('link', { name: 'Activate Plugin' }).click(),
    () => desk.locator('[data-slug="clausewright"]').getByRole('link', { name: 'Settings' }).click(),
    async () => {
      await desk.getByLabel('Key').fill(key);
      expect(await press(desk, 'Connect')).toContain('Connected');
    },
  ];
  for (const step of steps) await step();
  console.log(`WordPress: ${steps.length} steps, ${Math.round(performance.now() - begun)} ms of the machine`);
  await using visitor = await newVisitor(shop.browser);
  await visitor.page.goto(site.origin);
  await visitor.page.getByRole('button', { name: 'Reject all' }).waitFor();
  expect(visitor.errors).toEqual([]);
});

onWordPress('the script stands first, before what the theme and other plug-ins write', async () => {
  const html = await (await shop.ask()).text();
  const { key } = await shop.banner('tagged');
  const [, after = ''] = html.split('<head data-kind="old">');
  expect(after).toMatch(/^<script async src="/);
  expect(after.slice(0, 200)).toContain(key.replace('.js', '/en.js'));
  expect(html.split('/c/')).toHaveLength(2);
  // What is no page for visitors is as it was.
  for (const path of ['/?feed=rss2', '/wp-login.php', '/?rest_route=/', '/?robots=1'])
    expect(await (await shop.ask(path)).text(), path).not.toContain('/c/');
});

onWordPress.each([
  // Where tags wait, the script may come late. What stands in the HTML is asked for before any script acts.
  ['tagged', all],
  ['automatic', ['first', 'plugin', 'style']],
  ['server', []],
] as const)(
  'at the level %s no more than %j is asked for before an answer, and all after Accept',
  async (level, through) => {
    const { desk, site } = shop;
    expect(await connectTo(desk, site, (await shop.banner(level)).key)).toContain('Connected');
    if (level === 'server') {
      expect((await shop.ask()).headers.get('content-security-policy-report-only')).toContain('default-src');
      expect(await press(desk, 'Enforce')).toContain('Enforced');
    }
    await using visitor = await newVisitor(shop.browser);
    const { page, asked } = visitor;
    await page.goto(site.origin);
    const accept = page.getByRole('button', { name: 'Accept all' });
    await accept.waitFor();
    const names = (): string[] => [...asked].toSorted();
    expect(names().filter((name) => !through.some((one) => one === name))).toEqual([]);
    expect(await page.evaluate('window.own')).toBe(true);
    await accept.click();
    await expect.poll(names).toEqual(all);
    asked.clear();
    await page.goto(`${site.origin}/?p=1`);
    await expect.poll(names).toEqual(all);
    expect(visitor.errors).toEqual([]);
  },
);

onWordPress('with the plug-in a page differs by its script and its header alone', async () => {
  const { host, port } = new URL(shop.site.origin);
  const [without, withPlugin] = ['/?without=1', '/?with=1'];
  const [plain, ours] = await Promise.all([shop.ask(without), shop.ask(withPlugin)]);
  expect(plain.headers.get('content-security-policy')).toBe(null);
  expect(ours.headers.get('content-security-policy')).toContain('default-src');
  const script = /<script src="[^"]*\/c\/[^>]*><\/script>\n/;
  expect((await ours.text()).replace(script, '')).toBe(await plain.text());
  const urls = [without, withPlugin].map((path) => `http://127.0.0.1:${port}${path}`);
  const [before = 0, after = 0] = await firstBytes(urls, host, 60);
  console.log(
    `WordPress: first byte after ${before.toFixed(1)} ms without the plug-in, ${after.toFixed(1)} ms with it (medians of 60)`,
  );
});

onWordPress('one press takes the policy back to trying', async () => {
  const { desk, site } = shop;
  await openSettings(desk, site);
  expect((await shop.ask()).headers.get('content-security-policy')).toContain('default-src');
  expect(await press(desk, 'Back to trying')).toContain('nothing is stopped');
  const { headers } = await shop.ask();
  expect(headers.get('content-security-policy')).toBe(null);
  expect(headers.get('content-security-policy-report-only')).toContain('default-src');
  // Whoever works at the desk is not held back.
  expect((await shop.ask('/wp-login.php')).headers.get('content-security-policy-report-only')).toBe(null);
});

onWordPress('the desk speaks the language of the site', async () => {
  const { desk, site } = shop;
  // WordPress keeps to the languages that are installed; the plug-in brings its own.
  await site.php("add_filter('sanitize_option_WPLANG', fn () => 'de_DE'); update_option('WPLANG', 'de_DE');");
  await openSettings(desk, site);
  await desk.getByRole('button', { name: 'Trennen' }).waitFor();
  await desk.getByText('Sie wählen die Stufe in Clausewright').waitFor();
  await site.php("update_option('WPLANG', '');");
});

onWordPress('deleted at the desk, the plug-in leaves no option, schedule, table or file', async () => {
  const { desk, site } = shop;
  const ours = () => [
    ...site.query(
      "select option_name from wp_options where concat(option_name, option_value) like '%clausewright%'",
    ),
    ...site.query("show tables like '%clause%'"),
    ...site.query("select meta_key from wp_usermeta where meta_key like '%clause%'"),
    ...globSync(join(site.root, 'wp-content/**/*clausewright*')),
  ];
  // The policy of the level server lies in a file as well.
  expect(ours().flat().join(' ')).toContain('clausewright-policy.json');
  desk.on('dialog', (dialog) => void dialog.accept());
  await desk.goto(`${site.origin}/wp-admin/plugins.php`);
  const row = desk.locator('[data-slug="clausewright"]');
  await row.getByRole('link', { name: 'Deactivate' }).click();
  expect(await (await shop.ask()).text()).not.toContain('/c/');
  await row.getByRole('link', { name: 'Delete' }).click();
  await desk.getByText('was successfully deleted').waitFor();
  await expect.poll(ours).toEqual([]);
});
