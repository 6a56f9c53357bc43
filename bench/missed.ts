/**
 * Goals that the results in `results/` miss, and why. `results.test.ts` holds both against each other: what is
 * missed stands here, gets no worse than `reached`, and leaves when it is met.
 */
export interface Missed {
  goal: string;
  figure: string;
  /** The whole words of the row. */
  what: string;
  reached: number;
  /** By this part of `reached` a further run may be worse. */
  tolerance: number;
  why: string;
}

const again = 'To be repeated at rest.';
const chromium = 'PDF/UA-1 : Chromium printing, CPU of the process tree per document';
const hyphenation =
  'Hyphenation: with `hyphenate: false` in the template the same document takes 152 instead of 348 ms in German and 125 instead of 312 in Italian; with `linebreaks: "simple"` 241 and 256.';
const starts =
  '`pg_ctl` sleeps for most of its 0.12 s and the embedded engine computes for its 0.9 s, so that a busy machine counts against one side only.';
const route =
  'The server takes 120 µs of CPU for an answer at 32 connections and 97 at 256, without a log 92 and 84; at 32 it waits for the commit more than it works. 0.59 and 0.83, and at load 8 0.43 and 0.57, in two runs before.';
const rowsOfPages = 'A page looks at as many rows in each month; the machine had a load of 10 to 18.';

export const missed: readonly Missed[] = [
  {
    goal: 'P2',
    figure: 'banner',
    what: 'banner, 4x CPU, slow 4G: script : floor, less that of the page',
    reached: 1.63,
    tolerance: 0.1,
    why: 'A third of it is the first look at `document.cookie`, for which the page waits on another process of the browser; the floor looks once too, but after the parser, when that process is free. The first look into storage, which cost about as much again, now waits for an answer, and all is parsed beside the page (V8’s compile hint: 1.46x with, 1.63x without, one run after the other). 1.34x and 1.46x in two runs before.',
  },
  {
    goal: 'P3',
    figure: 'consent-route',
    what: 'route, 32 connections: with the log : the same route without a database',
    reached: 0.626,
    tolerance: 0.2,
    why: `${route} This one at rest.`,
  },
  {
    goal: 'P3',
    figure: 'consent-route',
    what: 'one site with 30 % of the traffic: p99 of the others : p99 without it',
    reached: 1.32,
    tolerance: 0.3,
    why: 'A noisy second decides a p99: 1.14, 1.07, 1.53 and 0.71 in four runs before.',
  },
  {
    goal: 'P4',
    figure: 'log-pages',
    what: 'log, a page in the middle: a month of 10^7 answers : one of 10^5, p95',
    reached: 1.69,
    tolerance: 0.2,
    why: `${rowsOfPages} ${again}`,
  },
  {
    goal: 'P4',
    figure: 'log-pages',
    what: 'log, one version: a month of 10^7 answers : one of 10^5, p95',
    reached: 1.65,
    tolerance: 0.2,
    why: `${rowsOfPages} ${again}`,
  },
  {
    goal: 'P5',
    figure: 'pdf-and-chromium',
    what: `${chromium}, six languages`,
    reached: 1.43,
    tolerance: 0.1,
    why: `${hyphenation} en 1.08, fr 1.09, es 1.27, nl 1.37, it 1.69, de 2.05.`,
  },
  {
    goal: 'P5',
    figure: 'pdf-and-chromium',
    what: `${chromium}, the slowest language (de)`,
    reached: 2.05,
    tolerance: 0.1,
    why: 'The same.',
  },
  {
    goal: 'P7',
    figure: 'lighthouse',
    what: 'Lighthouse, mobile, home: performance',
    reached: 90,
    tolerance: 0.1,
    why: 'Its headline moved when the serif arrived, by 0.13 on a machine without Times New Roman and Liberation Serif. The letters that stand in are as wide now, 0.03; not yet judged anew.',
  },
  {
    goal: 'P7',
    figure: 'lighthouse',
    what: 'Lighthouse, mobile, wizard: performance',
    reached: 94,
    tolerance: 0.1,
    why: 'Blocking time, 118 ms: the rendering of the first step with its list of questions, after their definitions have come.',
  },
  {
    goal: 'P8',
    figure: 'http-route',
    what: 'the same call through our server (limits, hosts, headers, request id, log) : bare node:http',
    reached: 0.212,
    tolerance: 0.15,
    why: 'About 50 µs of CPU against 18 (bare) and 22 (framework). Writing the answer, which also wakes the generator, is 30 to 40 % of the samples; limits with the keyed hash of the address 9 %, reading and cleaning the body 6 %, headers 3 %, language and log 2 % each. The bare server used to send its answers in chunks, which made it slower than it need be: with a length the framework fell from 0.95 to 0.71 and 0.79 in two runs.',
  },
  {
    goal: 'P10',
    figure: 'start',
    what: 'create and open an embedded database : initdb and PostgreSQL start',
    reached: 4.32,
    tolerance: 0.15,
    why: `${starts} 3.74x in a run before.`,
  },
  {
    goal: 'P10',
    figure: 'start',
    what: 'npm start to first page, existing data : PostgreSQL start',
    reached: 21.7,
    tolerance: 0.15,
    why: 'npm, the check of the build, modules and jobs, 2.6 s of which the database is 0.4. Since the compiled code is kept, 22 in place of 30.',
  },
  {
    goal: 'P10',
    figure: 'memory',
    what: 'idle, embedded database',
    reached: 673,
    tolerance: 0.1,
    why: 'With PostgreSQL the same process takes 241 MB: the rest is the embedded engine in its thread.',
  },
  {
    goal: 'load',
    figure: 'under-load',
    what: 'twice what the machine can: answers that are faults, and requests that hang',
    reached: 109,
    tolerance: 2,
    why: 'Of 231,000 requests 109 were cut off (14 in a run before). Nobody hung, where 1,077 did before calls were told to come again.',
  },
];
