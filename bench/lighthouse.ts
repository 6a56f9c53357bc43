/** P7: what Lighthouse says of the production build. A round takes about 90 seconds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/support/running-server.ts';
import { median, type Measure, type Row, round } from './figure.ts';
import type { Category, PageAudit } from './programs/judge-page.ts';
import { startProgram } from './program.ts';

const wanted: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const paths: Readonly<Record<string, string>> = {
  home: '/',
  wizard: '/wizard/privacy-policy',
  'log in': '/profile/login',
  help: '/help',
};

const hangsMs = 180_000;
const attempts = 3;

export const measure: Measure = async (rounds) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  try {
    await using server = await startServer();
    await using hosted = await startProgram<object, string>('serve-hosted', [join(folder, 'data')]);
    const document = new URL(await hosted.ask({}));
    await using readable = await withoutSandbox(document.origin);
    const pages = new Map(Object.entries(paths).map(([name, path]) => [name, server.origin + path]));
    pages.set('hosted document', readable.origin + document.pathname);
    const judged = new Map([...pages.keys()].map((name) => [name, [] as PageAudit[]]));
    for (let turn = 1; turn <= rounds; turn += 1) {
      for (const [name, url] of pages) {
        const one = await judge(url);
        judged.get(name)?.push(one);
        console.error(`lighthouse ${turn}/${rounds} ${name}: ${JSON.stringify(one)}`);
      }
    }
    const categories = Object.keys(wanted) as Category[];
    return [...judged].flatMap(([name, all]) => categories.map((category) => row(name, category, all)));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** In a process of its own: where a page was never painted, Lighthouse may fail or wait for ever, and is asked again. */
async function judge(url: string): Promise<PageAudit> {
  // A page that was fetched once is in the server's memory, as it is for all but the first visitor.
  await (await fetch(url)).text();
  for (let attempt = 1; ; attempt += 1) {
    const program = await startProgram<{ url: string }, PageAudit>('judge-page');
    const deadline = setTimeout(() => process.kill(program.pid, 'SIGKILL'), hangsMs);
    try {
      return await program.ask({ url });
    } catch (error) {
      if (attempt === attempts) throw error;
      console.error(`lighthouse: ${url}: once more`);
    } finally {
      clearTimeout(deadline);
      await program[Symbol.asyncDispose]();
    }
  }
}

/** `medians`: of performance its metrics, else in how many rounds an audit cost points. */
function row(name: string, category: Category, all: readonly PageAudit[]): Row {
  const lost = all.flatMap((one) => one.lost[category]);
  const counted = Object.fromEntries(lost.map((id) => [id, lost.filter((other) => other === id).length]));
  const measured = Object.keys(all[0]?.metrics ?? {}).map((metric) => [
    metric,
    round(median(all.map((one) => one.metrics[metric] ?? 0))),
  ]);
  return {
    goal: 'P7',
    what: `Lighthouse, mobile, ${name}: ${category}`,
    value: median(all.map((one) => one.points[category])),
    unit: 'points',
    target: { atLeast: wanted[category] },
    medians: category === 'performance' ? Object.fromEntries(measured) : counted,
  };
}

/**
 * Passes on what a server says, but for two rules of its documents: in their sandbox Lighthouse's own scripts could
 * not run, and it asks for `robots.txt` in their name.
 */
async function withoutSandbox(origin: string) {
  const server = createServer(({ url = '/', method, headers }, reply) => {
    const asked = request(new URL(url, origin), { method, headers }, (answer) => {
      const policy = String(answer.headers['content-security-policy']).replace(
        /\bsandbox[^;]*/u,
        "connect-src 'self'",
      );
      reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-security-policy': policy });
      answer.pipe(reply);
    });
    asked.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
