/** P7: a prerendered page beside the same page as a plain single-page app, on a slow phone. Takes about three minutes. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { interleave, type Measure, medians, ratio, type Row } from './figure.ts';
import { slowPhone } from './slow-phone.ts';

const build = fileURLToPath(new URL('../packages/web/build', import.meta.url));
const paths = ['/', '/wizard/privacy-policy'];

type Variant = 'prerendered' | 'shell' | 'empty';

export const measure: Measure = async (rounds) => {
  await using site = await serveBuild();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const path of paths) {
    const paint = (variant: Variant) => () => headingPaint(browser, `${site.origin(variant)}${path}`);
    const times = await interleave(rounds, {
      'prerendered ms': paint('prerendered'),
      'empty page ms': paint('empty'),
      'our shell ms': paint('shell'),
    });
    rows.push({
      goal: 'P7',
      what: `first paint of the content of ${path}: plain single-page app : prerendered, 4x CPU, slow 4G`,
      value: ratio(times['empty page ms'], times['prerendered ms']),
      target: { atLeast: 2 },
      medians: medians(times),
    });
  }
  await browser.close();
  return rows;
};

/** Milliseconds until the frame in which the first heading of the page was painted. */
async function headingPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await slowPhone(page);
  await page.addInitScript(() => {
    function look(): void {
      const heading = document.querySelector('main h1');
      if (heading === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => performance.mark('heading')));
    }
    requestAnimationFrame(look);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const marked = await page.waitForFunction(
    () => {
      const mark = performance.getEntriesByName('heading')[0];
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return mark && paint ? Math.max(mark.startTime, paint.startTime) : false;
    },
    null,
    { polling: 100, timeout: 60_000 },
  );
  const ms = Number(await marked.jsonValue());
  await context.close();
  return ms;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** One port per variant; all send the same assets, compressed before the first measurement. */
async function serveBuild() {
  const bodies = new Map<string, Buffer>();
  const compressed = (file: string, read: () => string | Buffer) => {
    const body = bodies.get(file) ?? brotliCompressSync(read());
    bodies.set(file, body);
    return body;
  };
  const servers = new Map<Variant, ReturnType<typeof createServer>>();
  for (const variant of ['prerendered', 'shell', 'empty'] as const) {
    const server = createServer((request, reply) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const type = types[extname(path)];
      const name = `${type === undefined ? variant : ''}${path}`;
      try {
        const file = join(build, 'client', path);
        const body = compressed(name, () => (type === undefined ? html(variant, path) : readFileSync(file)));
        const headers = { 'content-type': type ?? 'text/html; charset=utf-8', 'content-encoding': 'br' };
        reply.writeHead(200, headers).end(body);
      } catch {
        reply.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.set(variant, server);
  }
  return {
    origin: (variant: Variant) => {
      const address = servers.get(variant)?.address();
      if (typeof address !== 'object' || address === null) throw new Error(`${variant} is not served`);
      return `http://localhost:${address.port}`;
    },
    async [Symbol.asyncDispose]() {
      for (const server of servers.values()) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** `empty` is the shell as most single-page apps send it: scripts and style, nothing to see. */
function html(variant: Variant, path: string): string {
  if (variant === 'prerendered') return readFileSync(join(build, 'en', path, 'index.html'), 'utf8');
  const shell = readFileSync(join(build, 'en/_shell/index.html'), 'utf8');
  return variant === 'shell' ? shell : shell.replace(/(<body[^>]*>).*?(<script)/s, '$1$2');
}
