// @vitest-environment happy-dom
import type { ScanResult } from '@clausewright/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { addressNow, renderInApp, words } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import { ScanPage } from './scan-page.tsx';
import { StartPage } from './start-page.tsx';

const server = useFakeServer();
const order = 'POST /scan/new';
const details = 'GET /scan/details/:id';
const t = (key: string, values = {}) => words(`scan.${key}`, values);

const times = {
  created_at: '2026-11-29T12:00:00.000Z',
  finished_at: null,
  expires_at: '2026-12-06T12:00:00.000Z',
};
const scan = (more: object) =>
  answered({
    id: sampleId,
    address: 'https://shop.example/',
    state: 'waiting',
    progress: null,
    result: null,
    failure: null,
    website_id: null,
    changes: null,
    evidence: null,
    rule_words: {},
    ...times,
    ...more,
  });

const seen = {
  pass: 'unanswered',
  page: 'https://shop.example/',
  kind: 'cookie',
  what: '_ga',
  after: null,
  days: 400,
  by: { kind: 'script', url: 'https://shop.example/', line: 12 },
} as const;
const result: ScanResult = {
  browser: 'Chrome/156',
  pages: [{ url: 'https://shop.example/', title: 'Shop', language: 'de', limits: ['slow'] }],
  passes: [{ name: 'unanswered', answered: null }],
  limits: [{ pass: 'refused', limit: 'no-banner-answered' }],
  services: [
    {
      id: 'google-analytics',
      known: true,
      name: 'Google Analytics',
      type: 'ANALYTICS',
      hosts: ['www.googletagmanager.com'],
      passes: ['unanswered', 'refused'],
      pages: ['https://shop.example/'],
      requests: 2,
      cookies: [{ name: '_ga', days: 400 }],
      storage: [],
      evidence: [seen],
    },
  ],
  own: [{ kind: 'cookie', name: 'session', days: null }],
  forms: [],
  findings: [
    {
      code: 'before-answer',
      severity: 'error',
      subject: 'Google Analytics',
      vendor: 'google-analytics',
      type: 'ANALYTICS',
      evidence: [seen],
      count: 3,
    },
  ],
};

test('an address leads to its scan; without one, or refused, the reason is said and the words stay', async () => {
  server.on(order, refused({ code: 'site-refused', value: 'Not public.' }));
  renderInApp(<StartPage />, { path: '/scan' });
  const field = screen.getByLabelText(t('address'));
  const press = screen.getByRole('button', { name: t('start') });
  await userEvent.click(press);
  expect(screen.getByText(t('empty'))).toBeTruthy();
  expect(server.asked).toEqual([]);
  await userEvent.type(field, ' printer.local ');
  await userEvent.click(press);
  await waitFor(() => expect(screen.getByText('Not public.')).toBeTruthy());
  expect(server.asked[0]?.body).toEqual({ address: 'printer.local' });
  expect((field as HTMLInputElement).value).toBe(' printer.local ');
  server.on(order, answered({ id: sampleId }));
  await userEvent.click(press);
  await waitFor(() => expect(addressNow()).toBe(`/scan/${sampleId}`));
});

test('progress is shown until the result is there', async () => {
  const progress = {
    pass: 'unanswered',
    page: 1,
    pages: 4,
    url: 'https://shop.example/a',
    hosts: ['a.example', 'b.example'],
  };
  server.on(details, scan({ state: 'running', progress }));
  renderInApp(<ScanPage id={sampleId} />);
  await screen.findByRole('heading', { name: t('watching') });
  expect(screen.getByText(t('phase.unanswered'))).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['b.example', 'a.example']);
  server.on(details, scan({ state: 'done', result }));
  await screen.findByRole('heading', { name: t('result') });
  expect(screen.getByText(t('summary', { services: 1, problems: 1, pages: 1 }))).toBeTruthy();
  expect(
    screen.getByText(t('finding.before-answer', { subject: 'Google Analytics', count: 3 })),
  ).toBeTruthy();
  expect(screen.getByText(t('badge.before'))).toBeTruthy();
  const [evidence] = screen.getAllByText((_, element) => element?.matches('.scan__evidence > li') === true);
  expect(evidence?.textContent).toContain(t('line', { line: 12 }));
  expect(evidence?.textContent).toContain(t('days', { days: 400 }));
});

test('each finding says what to do on the platform of the website, or on another that is chosen', async () => {
  const findings = [
    ...result.findings,
    { ...result.findings[0], code: 'policy-not-linked', evidence: [] },
    { ...result.findings[0], code: 'kept-longer', subject: '_ga' },
  ];
  server.on(details, scan({ state: 'done', result: { ...result, platform: 'wordpress', findings } }));
  renderInApp(<ScanPage id={sampleId} />);
  const remedy = (key: string) => t(key, { subject: 'Google Analytics' });
  expect(await screen.findByText(remedy('block.wordpress'))).toBeTruthy();
  expect(screen.getByText(t('link.wordpress'))).toBeTruthy();
  expect(screen.getByText(t('advice.kept-longer'))).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(t('madeWith')), t('platform.shopify'));
  expect(screen.getByText(remedy('block.shopify'))).toBeTruthy();
});

test('a link that is missing comes with its law, and with the line to copy where there is a page', async () => {
  const missing = { ...result.findings[0], evidence: [], subject: 'https://shop.example/' };
  const law = '§ 5 DDG';
  const findings = [
    {
      ...missing,
      code: 'imprint-not-linked',
      link: { name: 'Impressum', law, url: 'https://docs.example/live/x' },
    },
    { ...missing, code: 'policy-not-linked', link: { name: 'Datenschutzerklärung', law: null, url: null } },
  ];
  server.on(details, scan({ state: 'done', result: { ...result, findings } }));
  renderInApp(<ScanPage id={sampleId} />);
  const line = '<a href="https://docs.example/live/x">Impressum</a>';
  expect((await screen.findByText(line)).tagName).toBe('CODE');
  const said = (name: string, of: string) => t('footer.name', { name, law: of });
  expect(screen.getByText(`${said('Impressum', law)} ${t('footer.line')}`)).toBeTruthy();
  expect(screen.getByText(`${said('Datenschutzerklärung', 'none')} ${t('footer.unwritten')}`)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Impressum/u })).toHaveLength(1);
});

test('what a tag manager loads is held back there', async () => {
  const by = { kind: 'script', url: 'https://www.googletagmanager.com/gtm.js?id=GTM-1', line: 1 };
  const findings = [{ ...result.findings[0], evidence: [{ ...seen, by }] }];
  server.on(details, scan({ state: 'done', result: { ...result, platform: 'shopify', findings } }));
  renderInApp(<ScanPage id={sampleId} />);
  expect(await screen.findByText(t('block.gtm', { subject: 'Google Analytics' }))).toBeTruthy();
});

test('about a service that nobody knows a letter is ready, with pages, causes and phases', async () => {
  const by = { kind: 'markup', url: 'https://shop.example/', line: 7 };
  const request = {
    ...seen,
    kind: 'request',
    what: 'https://cdn.odd.example/a.js?b=1&c=2',
    days: undefined,
    by,
  };
  const odd = { subject: 'odd.example', vendor: null, type: null, count: 2 };
  const finding = { ...odd, code: 'unknown-service', severity: 'notice', evidence: [request, request] };
  server.on(details, scan({ state: 'done', result: { ...result, findings: [finding, ...result.findings] } }));
  renderInApp(<ScanPage id={sampleId} />);
  const about = { host: 'odd.example', site: 'shop.example' };
  const letter = await screen.findByLabelText<HTMLTextAreaElement>(t('letter.subject', about));
  const said = [request.what, 'https://shop.example/', t('phase.unanswered'), t('line', { line: 7 })];
  for (const words of said) expect(letter.value).toContain(words);
  expect(letter.value.split(request.what)).toHaveLength(2);
  const mail = screen.getByRole('link', { name: /odd\.example/ }).getAttribute('href') ?? '';
  expect(new URL(mail).searchParams.get('body')).toBe(letter.value);
  expect(screen.getAllByRole('button', { name: t('letter.copy') })).toHaveLength(1);
});

test('a scan that runs can be stopped, and what was found is shown', async () => {
  server.on(details, scan({ state: 'running' }));
  server.on('POST /scan/stop/:id', answered({}));
  renderInApp(<ScanPage id={sampleId} />);
  await userEvent.click(await screen.findByRole('button', { name: t('stop') }));
  expect(screen.getByRole('button', { name: t('stopping') })).toBeTruthy();
  server.on(details, scan({ state: 'done', result }));
  await screen.findByRole('heading', { name: t('result') });
});

test('what is different from the look before, and the sealed file, are on the page of an account', async () => {
  const changes = {
    since: '2026-11-22T12:00:00.000Z',
    services: { new: ['Hotjar'], gone: ['Matomo'] },
    findings: { new: [{ code: 'before-answer', subject: 'Hotjar', count: 2 }], gone: [] },
  };
  server.on(
    details,
    scan({ state: 'done', result, changes, website_id: sampleId, evidence: 'ab'.repeat(32) }),
  );
  renderInApp(<ScanPage id={sampleId} />);
  expect(await screen.findByText(t('changes.servicesNew', { names: 'Hotjar' }))).toBeTruthy();
  expect(screen.getByText(t('changes.servicesGone', { names: 'Matomo' }))).toBeTruthy();
  expect(screen.getByText(t('file.hash', { hash: 'ab'.repeat(32) }))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('regular') })).toBeTruthy();
});

test.each(['no-browser', 'no-start', 'ended'])('a scan that failed says why: %s', async (failure) => {
  server.on(details, scan({ state: 'failed', failure }));
  renderInApp(<ScanPage id={sampleId} />);
  expect(await screen.findByText(t(`failure.${failure}`))).toBeTruthy();
});
