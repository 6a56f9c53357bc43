/** A customer's site and the consent service beside it, on one port under two hosts; nothing leaves the machine. */
import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { coreFile, inlineConfig, packConfig, stubsOf } from '@clausewright/banner/publish';
import { builtFiles } from '@clausewright/banner/built';
import type { ConsentRecord } from '@clausewright/contract/banner';
import { type Shown, buildBannerConfig, defaultShown } from './vendors.ts';

export interface Site extends AsyncDisposable {
  /** Of the shop's pages. */
  readonly origin: string;
  /** Of the consent service. */
  readonly service: string;
  /** Host and port of a third party that counts who fetches what: `hits`. */
  readonly tracker: string;
  /** Paths that the third party was asked for, in order. */
  readonly hits: string[];
  /** Records that the service took. */
  readonly records: ConsentRecord[];
  /** Status of the answer to the next records. */
  recordStatus: number;
  /** Further files of the consent service, by path. */
  readonly files: Map<string, unknown>;
  /** Its pages with their policies, by path. */
  readonly pages: Map<string, { html: string; policy: string }>;
  /** Empties `records` for somebody new; what is still on its way from somebody before is not among them. */
  welcome(): void;
  /** What the script carries from now on; what is not named is as usual. */
  show(shown: Partial<Shown>): void;
  /** Where a page with this in its body stands, also in folders below and on hosts below the shop's. `policy` is its Content-Security-Policy. */
  page(body: string, options?: PageOptions): string;
}

interface PageOptions {
  head?: string;
  language?: string;
  direction?: 'ltr' | 'rtl';
  policy?: string;
  /** Attributes of the script's tag; null for a page without. */
  script?: string | null;
}

/** The most that strict sites forbid; `{service}` and `{tracker}` stand for the hosts. */
export const strictPolicy =
  "default-src 'none'; script-src 'nonce-abc' {service} {tracker}; style-src 'nonce-abc'; img-src {tracker}; " +
  "frame-src {tracker}; connect-src {service}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** As the server has it: the preview runs its own script and nothing else. */
const previewPolicy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const siteLook =
  'body{margin:0;padding:24px;font:16px/1.5 sans-serif;background:#fffdfa;color:#2b2622}a{color:#5a3f28;display:inline-block;min-height:24px}';

export async function startSite(): Promise<Site> {
  const pages = new Map<string, { html: string; policy: string | undefined }>();
  const hits: string[] = [];
  const records: ConsentRecord[] = [];
  let shown = defaultShown;
  let guests = 0;

  const script = (name: string, config: object): string =>
    inlineConfig(readFileSync(new URL(name, builtFiles), 'utf8'), config);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url!, site.origin);
    const send = (status: number, type = 'text/plain', body = ''): void => {
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    };
    if (request.headers.host === site.tracker) {
      hits.push(pathname);
      if (pathname.endsWith('.js')) send(200, 'text/javascript', `(window.ran??=[]).push('${pathname}')`);
      else send(200, 'text/html', '<!doctype html><title>Film</title><p>A film.</p>');
      return;
    }
    if (`http://${request.headers.host}` !== site.service) {
      const page = pages.get(pathname.replace(/^(\/\d+)\/.*/, '$1'));
      if (page?.policy) response.setHeader('content-security-policy', page.policy);
      send(page ? 200 : 204, 'text/html', page?.html);
      return;
    }
    const { core, preferences, frame } = buildBannerConfig(shown, {
      origin: site.service,
      preferences: '/p/preferences.js',
    });
    core.site = `4711-${guests}`;
    if (site.files.has(pathname))
      return send(200, 'application/json', JSON.stringify(site.files.get(pathname)));
    const own = site.pages.get(pathname);
    if (own !== undefined) {
      response.setHeader('content-security-policy', own.policy);
      return send(200, 'text/html', own.html);
    }
    if (pathname === '/banner/preview') {
      response.setHeader('content-security-policy', previewPolicy);
      return send(
        200,
        'text/html',
        `<!doctype html><html lang="en"><meta name="clausewright-origin" content="${site.origin}"><title>Preview</title><script type="module" src="/banner/preview.js"></script><body></body>`,
      );
    }
    const file = /^\/banner\/(\w+\.js)$/.exec(pathname)?.[1];
    if (request.method === 'POST' && pathname === `/c/${core.site}`) {
      const record = JSON.parse(await text(request)) as ConsentRecord;
      if (site.recordStatus === 202) records.push(record);
      send(site.recordStatus);
    } else if (pathname.startsWith('/c/4711/'))
      send(
        200,
        'text/javascript',
        [...stubsOf(core), coreFile(core)].map((name) => script(`${name}.js`, packConfig(core))).join('\n'),
      );
    else if (pathname === '/p/frame.js') send(200, 'text/javascript', script('frame.js', frame));
    else if (pathname.startsWith('/p/')) {
      const file = preferences.requests === undefined ? 'preferences.js' : 'preferences-requests.js';
      send(200, 'text/javascript', script(file, preferences));
    } else if (file) send(200, 'text/javascript', readFileSync(new URL(file, builtFiles), 'utf8'));
    else send(404);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const site: Site = {
    origin: `http://northlight.localhost:${port}`,
    service: `http://consent.localhost:${port}`,
    tracker: `tracker.localhost:${port}`,
    hits,
    records,
    recordStatus: 202,
    files: new Map(),
    pages: new Map(),
    welcome() {
      guests += 1;
      records.length = 0;
    },
    show(next) {
      shown = { ...defaultShown, ...next };
    },
    page(body, { head = '', language = 'en', direction = 'ltr', policy, script: tag = 'async' } = {}) {
      const path = `/${pages.size}`;
      const banner = tag === null ? '' : `<script ${tag} src="${site.service}/c/4711/en.js"></script>`;
      const html = `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Northlight Ceramics</title><style nonce="abc">${siteLook}</style>${head}${banner}<header><a href="/">Northlight Ceramics</a></header><main><h1>Stoneware from a small kiln in Galway</h1>${body}</main><footer><a href="#privacy-choices">Privacy choices</a></footer>`;
      pages.set(path, {
        html,
        policy: policy?.replaceAll('{service}', site.service).replaceAll('{tracker}', site.tracker),
      });
      return site.origin + path;
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return site;
}
