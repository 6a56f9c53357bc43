/** With a page cache that answers before plug-ins are loaded, and keeps the headers that it sees. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { logIn, openSettings, press } from './support/desk.ts';
import { onWordPress, shopOnWordPress } from './support/shop.ts';
import { newVisitor } from './support/visitor.ts';
import { pageCache } from './support/wordpress-files.ts';

const shop = shopOnWordPress('server');
const all = ['first', 'plugin', 'script', 'style'];

async function answerTo(cookie = '') {
  const { headers } = await shop.ask('/', { cookie });
  return {
    hit: headers.get('x-cache') === 'hit',
    policy: headers.get('content-security-policy'),
    vary: headers.get('vary'),
  };
}

function changeConfiguration(change: (text: string) => string): void {
  const file = join(shop.site.root, 'wp-config.php');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

onWordPress('without a page cache each visitor gets the policy of the own answer', async () => {
  const { desk, site } = shop;
  await logIn(desk, site);
  await openSettings(desk, site);
  await press(desk, 'Enforce');
  const asked = await answerTo();
  expect(asked.policy).toContain("default-src 'self'");
  expect(asked.vary).toContain('Cookie');
  expect((await answerTo('cw_allowed=all')).policy).toBe(null);
  const [[short = ''] = []] = site
    .query(
      "select substring_index(substring_index(option_value, 's:7:\"vendors\"', -1), '\"', 2) from wp_options where option_name = 'clausewright'",
    )
    .map(([text = '']) => [text.split('"')[1]]);
  const some = await answerTo(`cw_allowed=${short}`);
  expect(some.policy).toBe(`${asked.policy} *.tracker.example wss://*.tracker.example`);
  // Whatever somebody writes there allows nobody else.
  expect((await answerTo('cw_allowed=evil.example')).policy).toBe(asked.policy);
  expect((await answerTo('cw_allowed[]=all')).policy).toBe(asked.policy);
  expect(await press(desk, 'Check this site')).toContain('Checked');
  await desk.getByText('every answer carries what it should').waitFor();
});

onWordPress(
  'a page cache keeps no visitor’s policy, and the check says that cached pages have none',
  async () => {
    const { desk, site } = shop;
    writeFileSync(join(site.root, 'wp-content/advanced-cache.php'), pageCache);
    changeConfiguration((text) => text.replace('<?php\n', "<?php\ndefine('WP_CACHE', true);\n"));
    for (const cookie of ['', 'cw_allowed=all']) {
      await site.php('do_action("clausewright_clear_page_cache");');
      expect((await answerTo(cookie)).hit).toBe(false);
      const [kept = ''] = globSync(join(site.root, 'wp-content/cache-*')).map((file) =>
        readFileSync(file, 'utf8'),
      );
      expect(kept).toContain(String.raw`\/c\/`);
      expect(kept).not.toMatch(/default-src|Set-Cookie|"Vary: Cookie/);
      expect(await answerTo()).toMatchObject({ hit: true, policy: null });
    }
    await openSettings(desk, site);
    await press(desk, 'Check this site');
    await desk.getByText('a page cache answers before this plug-in').waitFor();
  },
);

onWordPress('with the line in wp-config.php cached pages carry the policy of each visitor', async () => {
  const { desk, site } = shop;
  await openSettings(desk, site);
  const line = await desk.getByLabel('wp-config.php').inputValue();
  changeConfiguration((text) => text.replace('<?php\n', `<?php\n${line}\n`));
  for (const cookie of ['', 'cw_allowed=all', '']) {
    const { hit, policy, vary } = await answerTo(cookie);
    expect(hit).toBe(true);
    expect(vary).toContain('Cookie');
    if (cookie === '') expect(policy).toContain("default-src 'self'");
    else expect(policy).toBe(null);
  }
  await openSettings(desk, site);
  await desk.getByText('cached pages carry the header too').waitFor();
  expect(await press(desk, 'Check this site')).toContain('Checked');
  await desk.getByText('every answer carries what it should').waitFor();

  await using visitor = await newVisitor(shop.browser);
  const { page, asked } = visitor;
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Accept all' }).waitFor();
  expect([...asked]).toEqual([]);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => [...asked].toSorted()).toEqual(all);
  // Somebody else, to whom the cache gives the same page.
  await using other = await newVisitor(shop.browser);
  await other.page.goto(site.origin);
  await other.page.getByRole('button', { name: 'Reject all' }).click();
  await other.page.goto(`${site.origin}/?p=1`);
  await expect.poll(() => other.page.evaluate('window.own')).toBe(true);
  expect([...other.asked]).toEqual([]);
  expect([...visitor.errors, ...other.errors]).toEqual([]);
});

onWordPress(
  'back to trying, cached pages are at once without the policy; and the line outlives the plug-in',
  async () => {
    const { desk, site } = shop;
    await openSettings(desk, site);
    await press(desk, 'Back to trying');
    expect((await answerTo()).policy).toBe(null);
    await site.php(
      `require ABSPATH . 'wp-admin/includes/plugin.php'; require ABSPATH . 'wp-admin/includes/file.php';
     deactivate_plugins('clausewright/clausewright.php'); delete_plugins(['clausewright/clausewright.php']);`,
    );
    const { status, headers } = await shop.ask();
    expect(status).toBe(200);
    expect(headers.get('content-security-policy-report-only')).toBe(null);
  },
);
