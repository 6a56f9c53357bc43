/** What the product promised of its speed and size: each goal with the figure that measures it. */
import type { Target } from './figure.ts';

export interface Goal {
  goal: string;
  /** File in `results/`. */
  figure: string;
  /** Occurs in what the row says. */
  says: string;
  target: Target;
}

type Told = readonly [figure: string, says: string, target: Target];

const atMost = (most: number): Target => ({ atMost: most });
const atLeast = (least: number): Target => ({ atLeast: least });

const firstLoads = {
  home: 125,
  'wizard start': 125,
  wizard: 125,
  'log in': 140,
  account: 175,
  vendors: 195,
  editor: 155,
  pay: 185,
};
const lighthouse = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const judged = ['home', 'wizard', 'log in', 'help', 'hosted document'];

const told: Readonly<Record<string, readonly Told[]>> = {
  P1: [
    ['banner', 'before it is operable', atMost(5)],
    ['banner', 'with its second layer', atMost(9.5)],
  ],
  P2: [
    ['banner', 'operable : floor', atMost(1.1)],
    ['banner', 'first paint of the page', atMost(1.1)],
    ['banner', 'script : floor', atMost(1.5)],
    ['banner', 'blocking time', atMost(25)],
    ['banner', 'from accept to the next paint', atMost(50)],
    ['banner', 'layout shift', atMost(0)],
  ],
  P3: [
    ['consent-log', '256 in flight : single commits of the same rows by one client', atLeast(10)],
    ['consent-log', '256 in flight : batched inserts', atLeast(0.25)],
    ['consent-log', '2000 in flight : batched inserts', atLeast(0.35)],
    ['consent-log', 'answers sealed : answers written', atLeast(1)],
    ['consent-route', 'route, 32 connections', atLeast(0.65)],
    ['consent-route', 'route, 256 connections', atLeast(0.9)],
  ],
  P4: ['first page', 'a page in the middle', 'accepted in Germany', 'one version'].map((page): Told => [
    'log-pages',
    `log, ${page}`,
    atMost(1.5),
  ]),
  P5: [
    ['documents', '6 languages x 5 formats of the fixture', atMost(2)],
    ['pdf-and-chromium', 'CPU of the process tree per document, six languages', atMost(1.15)],
    ['pdf-and-chromium', 'peak memory of the process tree', atMost(0.5)],
  ],
  P6: [
    ['hosted-page', 'script elements in a hosted document', atMost(0)],
    ['hosted-page', 'bare node:http, embedded database', atLeast(0.7)],
    ['hosted-page', 'bare node:http, PostgreSQL database', atLeast(0.7)],
  ],
  P7: [
    ...Object.entries(firstLoads).map(([page, kB]): Told => [
      'web-bytes',
      `first-load JavaScript, gzip: ${page}`,
      atMost(kB),
    ]),
    ['web-bytes', 'question texts of the privacy policy', atMost(30)],
    ['first-paint', 'first paint of the content of /:', atLeast(2)],
    ['first-paint', 'first paint of the content of /wizard', atLeast(2)],
    ...judged.flatMap((page) =>
      Object.entries(lighthouse).map(([category, points]): Told => [
        'lighthouse',
        `mobile, ${page}: ${category}`,
        atLeast(points),
      ]),
    ),
  ],
  P8: [
    ['http-route', 'Fastify + schemas of the contract : bare node:http', atLeast(0.75)],
    ['store', 'raw pg, read', atLeast(0.6)],
    ['store', 'raw pg, insert', atLeast(0.6)],
    ['website-lists', 'list of websites, PostgreSQL', atMost(1.5)],
    ['website-lists', 'list of websites, embedded', atMost(1.5)],
  ],
  P9: [
    ['durability', 'acknowledged rows lost', atMost(0)],
    ['durability', 'host syncs per commit', atLeast(1)],
    ['responsiveness', 'second process refused', atMost(1000)],
    ['responsiveness', 'longest gap of the event loop', atMost(1)],
  ],
  P10: [
    ['start', 'open an existing embedded database', atMost(5)],
    ['start', 'create and open an embedded database', atMost(4)],
    ['start', 'npm start to first page, existing data', atMost(20)],
    ['start', 'npm start to first page, no data yet', atMost(20)],
    ['memory', 'idle, embedded database', atMost(600)],
    ['memory', 'idle, with DATABASE_URL', atMost(250)],
    ['memory', 'what the PDF worker adds', atMost(350)],
  ],
  P11: ['chromium', 'firefox'].flatMap((browser) => [
    ...['before', 'refused', 'withdrawn'].flatMap((passage): Told[] => [
      ['leaks', `${browser}, automatic: ways that got through, ${passage}`, atMost(8)],
      ['leaks', `${browser}, server: ways that got through, ${passage}`, atMost(0)],
    ]),
    ...['automatic', 'server'].flatMap((level): Told[] => [
      ['leaks', `${browser}, ${level}: ways released after Accept`, atLeast(26)],
      ['leaks', `${browser}, ${level}: page errors after Accept`, atMost(0)],
      ['leaks', `${browser}, ${level}: of 30 sites, those that keep their own functions`, atLeast(30)],
    ]),
  ]),
  P12: [['field-watch', 'visits, of those that the site reached', atLeast(85)]],
  scan: [
    ['scan', 'hosts of others that servers were asked for and a scan saw', atLeast(100)],
    ['scan', 'cookies that answers of others set and a scan saw', atLeast(100)],
    ['scan', 'requests with their initiator', atLeast(95)],
    ['scan', 'services named rightly, of those named', atLeast(99)],
    ['scan', 'services named rightly, of all occurrences', atLeast(95)],
    ['scan', 'planted faults that were found', atLeast(98)],
    ['scan', 'false alarms', atMost(0)],
    ['scan', 'processor time of a visit', atMost(0.6)],
    ['scan', 'peak memory of a scan with one browser', atMost(300)],
    ['scan', 'p95 of a page of the web process', atMost(1.2)],
  ],
};

export const goals: readonly Goal[] = Object.entries(told).flatMap(([goal, rows]) =>
  rows.map(([figure, says, target]) => ({ goal, figure, says, target })),
);
