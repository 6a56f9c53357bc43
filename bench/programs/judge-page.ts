/** Lighthouse on one page after another: on its slow phone, in a fresh browser, without any network but this machine. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../../tooling/chromium.ts';
import { freePort } from '../free-port.ts';
import { answerEach } from '../program.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Of Lighthouse's metrics, in milliseconds but for the shift. */
const metrics = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

export interface PageAudit {
  /** Of a hundred. */
  points: Readonly<Record<Category, number>>;
  /** Audits that cost points. */
  lost: Readonly<Record<Category, readonly string[]>>;
  metrics: Readonly<Record<string, number>>;
}

answerEach(async ({ url }: { url: string }): Promise<PageAudit> => {
  const port = await freePort();
  const network = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1';
  const args = [...chromiumOptions.args, `--remote-debugging-port=${port}`, network];
  const browser = await chromium.launch({ ...chromiumOptions, args });
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
  await browser.close();
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.code ?? 'no result'}`);
  const { categories: found, audits } = result.lhr;
  const of = <Value>(value: (category: Category) => Value) =>
    Object.fromEntries(categories.map((category) => [category, value(category)])) as Record<Category, Value>;
  return {
    points: of((category) => Math.round((found[category]?.score ?? 0) * 100)),
    lost: of((category) =>
      (found[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? 0]),
    ),
  };
});
