import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { databaseEnvironment, type RunningMain, startMain } from '../../platform/http/testing/start-main.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-metrics-'));
let running: RunningMain;
let address: string;
let output: string;

beforeAll(async () => {
  const database = databaseEnvironment(await freshDatabaseSettings());
  running = await startMain({ DATA_DIR: folder, METRICS_PORT: '0', ...database });
  address = /http:\S+\/metrics/.exec(running.output())?.[0] ?? '';
  await fetch(`${running.origin}/healthz`);
  output = await (await fetch(address)).text();
});
afterAll(async () => {
  await running.end();
  rmSync(folder, { recursive: true });
});

const ours = new URL('../../../../../docs/operations/', import.meta.url);
const readText = (name: string): string => readFileSync(new URL(name, ours), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; action: string };
}
const rules = (parse(readText('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules: of }) => of,
);
interface Panel {
  title: string;
  targets: { expr: string }[];
}
const { panels } = JSON.parse(readText('dashboard.json')) as { panels: Panel[] };

test('metrics have their own listener, on this machine only, and no public one', async () => {
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  expect(new URL(address).port).not.toBe(new URL(running.origin).port);
  expect(output).toContain('clausewright_database_up 1');
  expect(output).toContain(
    'clausewright_http_request_seconds_count{route="/healthz",method="GET",status="200"}',
  );
  const publicly = await fetch(`${running.origin}/metrics`);
  expect(publicly.ok).toBe(false);
  expect(await publicly.text()).not.toContain('clausewright_database_up');
  expect((await fetch(new URL('/healthz', address))).status).toBe(404);
});

/** Names of metrics in an expression: what stands before a brace, a bracket, a comparison or its end. */
const namesIn = (expression: string): string[] => [
  ...new Set(expression.match(/\b(?:clausewright|nodejs|process)_\w+/g) ?? []),
];

test.each([
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
])('%s queries existing metrics by existing labels', (_, expression = '') => {
  const names = namesIn(expression);
  expect(names.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(output))).toEqual([]);
  if (names.length === 0) expect(expression).toContain('up{job=');
  for (const [, name = '', given = ''] of expression.matchAll(/\b(clausewright_\w+)\{([^}]*)\}/g)) {
    const family = output.split('\n').filter((line) => line.startsWith(`${name}{`));
    for (const [, label = ''] of given.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)) {
      expect(family.some((line) => new RegExp(`[{,]${label}="`).test(line))).toBe(true);
    }
    for (const [pair, , value = ''] of given.matchAll(/(\w+)="([^"]*)"/g)) {
      expect([pair, value !== '' && family.some((line) => line.includes(pair))]).toEqual([pair, true]);
    }
  }
});

test('the first alert is a falling success rate, and each alert says what to do', () => {
  expect(rules[0]?.alert).toBe('SuccessRateFell');
  for (const { annotations } of rules) expect(annotations.action.length).toBeGreaterThan(20);
});

test('every metric is shown on the dashboard', () => {
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
  const families = [...output.matchAll(/^# TYPE (clausewright_\w+)/gm)].map(([, name = '']) => name);
  const missing = families.filter((name) => ![...shown].some((one) => one.startsWith(name)));
  expect(missing).toEqual([]);
});
