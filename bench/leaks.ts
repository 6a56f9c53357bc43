/** What gets through in 26 ways of loading at each level of protection, counted by the hosts that were asked. */
import { hasFirefox } from '../tooling/firefox.ts';
import type { Measure, Row } from './figure.ts';
import { startChromium, startFirefox } from './leaks/browsers.ts';
import { startLeakSite } from './leaks/leak-site.ts';
import { siteOf } from './leaks/own-functions.ts';
import { countKeptSites, followVisitor, type Passages, passages } from './leaks/visit.ts';
import type { LeakBrowser } from './leaks/visitor.ts';
import { ways } from './leaks/ways.ts';

const levels = ['none', 'tagged', 'automatic', 'server'] as const;
type Level = (typeof levels)[number];

/** Ways that a level may let through. */
const mostLeaks: Readonly<Partial<Record<Level, number>>> = { automatic: 8, server: 0 };
const sites = 30;

function passageRows(browser: string, level: Level, found: Passages): Row[] {
  const most = mostLeaks[level];
  const base = { goal: 'P11', unit: 'ways' } as const;
  const rows = passages.map((name): Row => {
    const { asked, cookie } = found[name];
    const medians = Object.fromEntries([...asked.map((way) => [way, 1]), ['cookies', Number(cookie)]]);
    return name === 'accepted'
      ? {
          ...base,
          what: `${browser}, ${level}: ways released after Accept`,
          value: asked.length,
          target: { atLeast: ways.length },
          medians,
        }
      : {
          ...base,
          what: `${browser}, ${level}: ways that got through, ${name}`,
          value: asked.length,
          ...(most !== undefined && { target: { atMost: most } }),
          medians,
        };
  });
  const { errors } = found.accepted;
  for (const error of errors) console.error(`${browser}, ${level}, after Accept: ${error}`);
  return [
    ...rows,
    {
      goal: 'P11',
      what: `${browser}, ${level}: page errors after Accept`,
      value: errors.length,
      unit: 'errors',
      target: { atMost: 0 },
      medians: { errors: errors.length },
    },
  ];
}

async function measureIn(browser: LeakBrowser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const level of levels) {
    console.error(`${browser.name}, ${level}`);
    await using site = await startLeakSite(level);
    rows.push(...passageRows(browser.name, level, await followVisitor(site, browser)));
    if (level === 'none') continue;
    const { kept, lost } = await countKeptSites(site, browser, siteOf, sites);
    for (const line of lost) console.error(`${browser.name}, ${level}: site ${line}`);
    rows.push({
      goal: 'P11',
      what: `${browser.name}, ${level}: of ${sites} sites, those that keep their own functions`,
      value: kept,
      unit: 'sites',
      target: { atLeast: sites },
      medians: { kept },
    });
  }
  return rows;
}

export const measure: Measure = async () => {
  const rows: Row[] = [];
  for (const start of [startChromium, ...(hasFirefox() ? [startFirefox] : [])]) {
    await using browser = await start();
    rows.push(...(await measureIn(browser)));
  }
  return rows;
};
