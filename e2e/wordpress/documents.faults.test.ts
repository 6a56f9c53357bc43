/** Hosted documents as blocks and shortcodes. */
import { expect } from 'vitest';
import { createUnpaidAgreement, payFor } from '../support/customer.ts';
import { logIn } from './support/desk.ts';
import { onWordPress, shopOnWordPress } from './support/shop.ts';
import { newVisitor } from './support/visitor.ts';

const shop = shopOnWordPress('automatic');
let address: string;

/** Publishes a post as an editor does; answers its path. */
async function publish(content: string): Promise<string> {
  const text = Buffer.from(content).toString('base64');
  return `/?p=${await shop.site.php(`echo wp_insert_post(['post_title' => 'Legal', 'post_status' => 'publish', 'post_content' => wp_slash(base64_decode('${text}'))]);`)}`;
}

onWordPress('a shortcode and a block show the served text, kept on the site', async () => {
  const { owner } = await shop.banner('automatic');
  const id = await createUnpaidAgreement(owner);
  await payFor(owner, { item_type: 'agreement', item_id: id });
  address = `${String((await owner.call('GET', `/agreement/details/${id}`))['live_url'])}/en`;
  const paths = [
    await publish(`[clausewright_document address="${address}"]`),
    await publish(`<!-- wp:clausewright/document ${JSON.stringify({ address })} /-->`),
  ];
  await using visitor = await newVisitor(shop.browser);
  const { page } = visitor;
  for (const path of paths) {
    await page.goto(shop.site.origin + path);
    const document = page.locator('article.clausewright-document');
    expect(await document.getAttribute('lang')).toBe('en');
    expect(await document.locator('h2').count()).toBeGreaterThan(5);
    expect(await document.textContent()).toContain('Privacy Policy');
  }
  expect(visitor.errors).toEqual([]);
});

onWordPress('in the editor the block takes an address and shows the text', async () => {
  const { desk, site } = shop;
  await logIn(desk, site);
  await desk.goto(`${site.origin}/wp-admin/post-new.php`);
  await desk.waitForFunction("window.wp?.blocks?.getBlockType('clausewright/document') !== undefined");
  await desk.evaluate(
    `wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
     wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('clausewright/document', {}))`,
  );
  await desk.getByLabel('Address of the document').fill(address);
  await desk.locator('article.clausewright-document h2').first().waitFor();
});

onWordPress('the link for choices opens the banner’s second layer', async () => {
  const path = await publish(
    '[clausewright_choices /] [clausewright_choices]Cookies <b>here</b>[/clausewright_choices]',
  );
  await using visitor = await newVisitor(shop.browser);
  const { page } = visitor;
  await page.goto(shop.site.origin + path);
  await page.getByRole('link', { name: 'Cookies here' }).waitFor();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await page.getByRole('dialog').waitFor();
});

onWordPress('addresses of others show nothing to visitors, and no script comes with a text', async () => {
  const hidden = [
    'https://evil.example/live/aaaaaaaaaaaaaaaaaaaaaa',
    'javascript:alert(1)',
    `${new URL(address).origin}/api/v1/customer/info`,
  ];
  const path = await publish(
    `before ${hidden.map((one) => `[clausewright_document address="${one}"]`).join(' ')} after`,
  );
  const html = await (await shop.ask(path)).text();
  expect(html).not.toMatch(/evil\.example|javascript:alert|customer\/info/);
  const page = `<title>T &lt;b&gt;</title><article class="doc" lang="en"><h2 onclick="a()">H</h2><script>alert(1)</script><iframe src="x"></iframe><a href="javascript:b()">j</a><a href="/live/x">own</a></article>`;
  const read = JSON.parse(
    await shop.site.php(
      `echo json_encode(Clausewright\\read_document(base64_decode('${Buffer.from(page).toString('base64')}'), 'https://docs.example/live/x'));`,
    ),
  ) as { html: string };
  expect(read.html).not.toMatch(/<script|<iframe|onclick|javascript:/);
  expect(read.html).toContain('href="https://docs.example/live/x"');
});

onWordPress('a text that was withdrawn goes, one whose server is away stays', async () => {
  const { site } = shop;
  const path = await publish(`[clausewright_document address="${address}"]`);
  const kept = () =>
    site.query(
      "select count(*) from wp_options where option_name = 'clausewright_documents' and option_value like '%clausewright-document%'",
    )[0]?.[0];
  await site.php(
    `add_filter('pre_http_request', fn () => new WP_Error('away')); Clausewright\\refresh_documents();`,
  );
  expect(kept()).toBe('1');
  expect(await (await shop.ask(path)).text()).toContain('clausewright-document');
  await site.php(
    `add_filter('pre_http_request', fn () => ['response' => ['code' => 410], 'headers' => [], 'body' => '']); Clausewright\\refresh_documents();`,
  );
  expect(kept()).toBe('0');
  const html = await (await shop.ask(path)).text();
  expect(html).not.toContain('clausewright-document"');
  expect(html).toContain(`href="${address}"`);
});
