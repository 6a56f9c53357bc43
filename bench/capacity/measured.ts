import { readFileSync } from 'node:fs';
import type { Result } from '../figure.ts';

/** Where each figure stands: file, row, and which of what the row was made of; none is its value. */
export const sources = {
  'bytes of an answer': ['row-sizes', 'answer on the disk, with its indexes'],
  'of these in indexes': ['row-sizes', 'answer on the disk, with its indexes', 'indexes alone'],
  'bytes of a counter': ['row-sizes', 'row of a counter, with its key'],
  'bytes of a seal': ['row-sizes', 'seal, with its indexes'],
  'log (WAL) of an answer, dense': ['row-sizes', 'log of the database for an answer, dense'],
  'log (WAL) of an answer, far apart': [
    'row-sizes',
    'log of the database for an answer, each to other pages after a checkpoint',
  ],
  'the same with wal_compression': [
    'row-sizes',
    'log of the database for an answer, each to other pages after a checkpoint',
    'with wal_compression',
  ],
  'CPU ms of the server for an answer': [
    'row-sizes',
    'CPU for an answer, from the request to its commit',
    'server',
  ],
  'CPU ms of PostgreSQL for an answer': [
    'row-sizes',
    'CPU for an answer, from the request to its commit',
    'PostgreSQL',
  ],
  'CPU ms for sealing, many answers in a seal': ['row-sizes', 'CPU for sealing an answer, many in a seal'],
  'CPU ms for sealing, one answer in a seal': [
    'row-sizes',
    'CPU for sealing an answer, each in a seal of its own',
  ],
  'bytes of an agreement without texts': ['row-sizes', 'agreement without its texts: row, site and version'],
  'bytes of a text in one language': ['row-sizes', 'text of an agreement in one language'],
  'bytes of a file': ['row-sizes', 'file of an agreement, mean of five formats'],
  'CPU ms for writing a language': ['row-sizes', 'CPU for writing an agreement, for each language'],
  'CPU ms for a file': ['row-sizes', 'CPU for the files of an agreement, for each file'],
  'scripts a second, two cores': [
    'consent-route',
    'script of a banner, from memory : bare node:http sending 5 kB',
    'script/s',
  ],
  'answers a second, two cores': [
    'consent-route',
    'route, 256 connections: with the log : the same route without a database',
    '256 connections, log/s',
  ],
  'previews a second': [
    'under-load',
    'preview, at 70 % of what it can: p99 : p50 of a single caller',
    'capacity/s',
  ],
  'hosted documents a second': [
    'hosted-page',
    'hosted document : bare node:http, PostgreSQL database, 32 connections',
    'hosted/s',
  ],
  'MB of an idle process': ['memory', 'idle, with DATABASE_URL (the server of PostgreSQL not counted)'],
} as const satisfies Record<string, readonly [file: string, what: string, key?: string]>;

export type Measured = Readonly<Record<keyof typeof sources, number>>;

export function readMeasured(): Measured {
  const entries = Object.entries(sources).map(([name, [file, what, key]]) => {
    const text = readFileSync(new URL(`../results/${file}.json`, import.meta.url), 'utf8');
    const row = (JSON.parse(text) as Result).rows.find((one) => one.what === what);
    const value = key === undefined ? row?.value : row?.medians[key];
    if (value === undefined || Number.isNaN(value)) throw new Error(`${file} does not say: ${name}`);
    return [name, value];
  });
  return Object.fromEntries(entries) as Measured;
}
