/**
 * Goals that the results in `results/` miss, and why. `results.test.ts` holds both against each other: what is
 * missed stands here, gets no worse than `reached`, and leaves when it is met.
 */
export interface MissedGoal {
  goal: string;
  figure: string;
  /** The whole words of the row. */
  what: string;
  reached: number;
  /** By this part of `reached` a further run may be worse. */
  tolerance: number;
  why: string;
}

const chromium = 'PDF/UA-1 : Chromium printing, CPU of the process tree per document';
const hyphenation =
  'Hyphenation: with `hyphenate: false` in the template the same document takes 152 instead of 348 ms in German and 125 instead of 312 in Italian; with `linebreaks: "simple"` 241 and 256.';
const route =
  'The server takes 120 µs of CPU for an answer at 32 connections and 97 at 256, without a log 92 and 84; at 32 it waits for the commit more than it works. 0.59 and 0.83, and at load 8 0.43 and 0.57, in two runs before.';

export const missedGoals: readonly MissedGoal[] = [
  {
    goal: 'P2',
    figure: 'banner',
    what: 'banner, 4x CPU, slow 4G: script : floor, less that of the page',
    reached: 1.91,
    tolerance: 0.1,
    why: 'A third of it is the first look at `document.cookie`, for which the page waits on another process of the browser; the floor looks once too, but after the parser, when that process is free. The first look into storage, which cost about as much again, now waits for an answer, and all is parsed beside the page (V8’s compile hint: 1.46x with, 1.63x without, one run after the other). 1.34x, 1.46x and 1.63x in three runs before the core was divided into four builds; why it is 1.91x now was not looked into.',
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
    goal: 'P5',
    figure: 'pdf-and-chromium',
    what: `${chromium}, six languages`,
    reached: 2.05,
    tolerance: 0.1,
    why: `${hyphenation} Against the headless shell, which takes 114 ms where the whole browser took 159 and the ratio was 1.43: en 1.48, fr 1.59, nl 1.85, es 1.95, it 2.54, de 2.85.`,
  },
  {
    goal: 'P5',
    figure: 'pdf-and-chromium',
    what: `${chromium}, the slowest language (de)`,
    reached: 2.85,
    tolerance: 0.1,
    why: 'The same.',
  },
  {
    goal: 'P7',
    figure: 'lighthouse',
    what: 'Lighthouse, mobile, wizard: performance',
    reached: 91,
    tolerance: 0.1,
    why: 'Blocking time: the rendering of the first step with its list of questions, after their definitions have come. 46 to 207 ms in ten loads of two runs, 92 points in the first of them; 94 with 118 ms in a run before.',
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
    goal: 'load',
    figure: 'under-load',
    what: 'twice what the machine can: answers that are faults, and requests that hang',
    reached: 109,
    tolerance: 2,
    why: 'Of 231,000 requests 109 were cut off (14 in a run before). Nobody hung, where 1,077 did before calls were told to come again.',
  },
  {
    goal: 'P11',
    figure: 'leaks',
    what: 'chromium, server: ways that got through, withdrawn',
    reached: 1,
    tolerance: 0,
    why: 'Measured before workers were unregistered as the page begins anew; `e2e/banner/leaks.further.test.ts`, the same visit on the code of today, counts none.',
  },
];
