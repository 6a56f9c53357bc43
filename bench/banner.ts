/** P1 and P2: our banner beside the floor that a hand can write, and three libraries, on a slow phone. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { bannerBytes } from './banner-bytes.ts';
import { type Contender, contenders } from './banners/contenders.ts';
import { interleave, type Measure, median, ratio, type Row } from './figure.ts';
import { slowPhone } from './slow-phone.ts';

/** What one cold load says, and one press of the button to accept. */
interface Load {
  /** Milliseconds until the page's first paint. */
  paint: number;
  /** Until the button can be pressed, in a frame that was painted. */
  operable: number;
  /** Of running scripts, until then. */
  script: number;
  /** Blocking time: what tasks took beyond 50 ms each. */
  blocking: number;
  /** From the press to the next paint. */
  accept: number;
  shift: number;
  /** Beside the document, until the button can be pressed. */
  requests: number;
  bytes: number;
}

export const measure: Measure = async (rounds) => {
  await using site = await serve();
  const browser = await launchBrowser();
  const loads = new Map<string, Load[]>();
  const counted = Object.keys(site.all).map((name) => {
    loads.set(name, []);
    const one = async (): Promise<number> => {
      const load = await visit(browser, `${site.origin}/${name}`, site.all[name]!);
      loads.get(name)!.push(load);
      return load.operable;
    };
    return [name, one] as const;
  });
  await interleave(rounds, Object.fromEntries(counted));
  await browser.close();

  // The first round warmed everything up.
  const of = (name: string, what: keyof Load): number[] =>
    loads
      .get(name)!
      .slice(1)
      .map((load) => load[what]);
  const each = (what: keyof Load, unit: string): Record<string, number> =>
    Object.fromEntries(
      [...loads.keys()].map((name) => [`${name} ${unit}`, Number(median(of(name, what)).toPrecision(3))]),
    );
  const without = (name: string): number[] => {
    const control = of('control', 'script');
    return of(name, 'script').map((ms, round) => ms - control[round]!);
  };
  const row = (
    goal: string,
    what: string,
    value: number,
    target: number,
    medians: Row['medians'],
    unit?: Row['unit'],
  ): Row => ({
    goal,
    what: `banner, 4x CPU, slow 4G: ${what}`,
    value,
    target: { atMost: target },
    ...(unit && { unit }),
    medians,
  });
  const { first, second } = await bannerBytes();
  return [
    row(
      'P1',
      'before it is operable',
      first / 1000,
      5,
      { ...each('requests', 'requests'), ...each('bytes', 'bytes with heads') },
      'kB',
    ),
    row('P1', 'with its second layer', (first + second) / 1000, 9.5, { first, second }, 'kB'),
    row(
      'P2',
      'operable : floor',
      ratio(of('ours', 'operable'), of('floor', 'operable')),
      1.1,
      each('operable', 'ms'),
    ),
    row(
      'P2',
      'first paint of the page : a page without banner',
      ratio(of('ours', 'paint'), of('control', 'paint')),
      1.1,
      each('paint', 'ms'),
    ),
    row(
      'P2',
      'script : floor, less that of the page',
      ratio(without('ours'), without('floor')),
      1.5,
      each('script', 'ms'),
    ),
    row('P2', 'blocking time', median(of('ours', 'blocking')), 25, each('blocking', 'ms'), 'ms'),
    row('P2', 'from accept to the next paint', median(of('ours', 'accept')), 50, each('accept', 'ms'), 'ms'),
    row('P2', 'layout shift', median(of('ours', 'shift')), 0, each('shift', 'shift'), 'shift'),
  ];
};

async function visit(browser: Browser, url: string, { accept }: Contender): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const devtools = await slowPhone(page);
  await devtools.send('Performance.enable');
  let requests = 0;
  let bytes = 0;
  const documents = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId);
    else requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!documents.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(observe, accept);
  await page.goto(url, { waitUntil: 'load' });
  const operable = await marked(page, accept === '' ? 'first-contentful-paint' : 'operable');
  const sent = { requests, bytes };
  // Timers and idle work of the libraries belong to what they cost.
  await page.waitForTimeout(1500);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  if (accept !== '') {
    await page.locator(accept).first().click();
    await page.waitForFunction('window.released');
    await page.waitForTimeout(300);
  }
  const seen = await page.evaluate<{ blocking: number; shift: number; accept: number }>('seen');
  const paint = await marked(page, 'first-contentful-paint');
  await context.close();
  return { paint, operable, script, ...seen, ...sent };
}

async function marked(page: Page, name: string): Promise<number> {
  const entry = await page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted)[0]?.startTime ?? false,
    name,
    { polling: 100, timeout: 60_000 },
  );
  return Number(await entry.jsonValue());
}

/** Runs in the page before anything of it. */
function observe(accept: string): void {
  const seen = { blocking: 0, shift: 0, accept: 0 };
  Object.assign(window, { seen });
  const look = (
    type: string,
    heard: (entry: PerformanceEntry & { value?: number; interactionId?: number }) => void,
    more = {},
  ): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({
      type,
      buffered: true,
      ...more,
    });
  look('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  look('layout-shift', ({ value = 0 }) => (seen.shift += value));
  look(
    'event',
    ({ duration, interactionId }) =>
      (seen.accept = interactionId ? Math.max(seen.accept, duration) : seen.accept),
    { durationThreshold: 16 },
  );
  if (accept === '') return;
  const find = (root: ParentNode): Element | null => {
    const found = root.querySelector(accept);
    if (found !== null) return found;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && find(shadowRoot);
      if (inside) return inside;
    }
    return null;
  };
  const wait = (): void => {
    const button = document.body && find(document);
    const box = button?.getBoundingClientRect();
    const there =
      button?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      box &&
      box.width > 0 &&
      box.top < innerHeight;
    if (there) requestAnimationFrame(() => setTimeout(() => performance.mark('operable')));
    else requestAnimationFrame(wait);
  };
  requestAnimationFrame(wait);
}

/** Bytes of both files as the consent service of the tests' shop sends them; `bytes.test.ts` holds them. */
const text =
  '<p>Stoneware from a small kiln in Galway: plates, bowls and vases, thrown by hand and fired twice.</p>';

/** Everything compressed before the first measurement, as a server with a cache would send it. */
async function serve() {
  const server = createServer((request, reply) => {
    // Our banner's record of the answer.
    if (request.method === 'POST') return void reply.writeHead(202).end();
    const found = bodies.get(request.url ?? '/');
    if (found === undefined) return void reply.writeHead(404).end();
    reply
      .writeHead(200, {
        'content-type': found.type,
        'content-encoding': 'br',
        'content-length': found.body.length,
        'cache-control': 'no-store',
      })
      .end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const bodies = new Map<string, { type: string; body: Buffer }>();
  const add = (path: string, type: string, content: string): void =>
    void bodies.set(path, { type, body: brotliCompressSync(content) });
  const all: Readonly<Record<string, Contender>> = await contenders(origin);
  for (const [name, { head, waits, files }] of Object.entries(all)) {
    add(
      `/${name}`,
      'text/html; charset=utf-8',
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Northlight Ceramics</title><style>body{margin:0;padding:24px;font:16px/1.5 sans-serif}</style>${head}<h1>Northlight Ceramics</h1>${text.repeat(40)}${waits}<a href="#privacy-choices">Privacy choices</a>`,
    );
    for (const [path, content] of Object.entries(files))
      add(path, path.endsWith('.css') ? 'text/css' : 'text/javascript', content);
  }
  return {
    origin,
    all,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
