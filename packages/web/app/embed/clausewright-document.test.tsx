// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ClausewrightDocument, type HostedDocument, loadDocument } from './clausewright-document.tsx';
// oxlint-disable-next-line import/default -- Vite gives the text of the file
import source from './clausewright-document.tsx?raw';

const src = 'https://docs.example/live/abcdefghijklmnopqrstuv';
const version = (number: number, more: Partial<HostedDocument> = {}): HostedDocument => ({
  title: 'Terms',
  publisher: 'Shop Ltd',
  language: 'en',
  fallback: false,
  languages: ['en'],
  version: number,
  current_version: number,
  effective_date: null,
  updated_at: '2026-03-01T00:00:00.000Z',
  url: src,
  canonical: src,
  html: `<article lang="en"><h2 id="section-a">Version ${number}</h2></article>`,
  sections: [],
  ...more,
});

/** What was asked, and what the next requests are answered; anything else is a fault of the network. */
function network(...answers: (HostedDocument | number)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL, { credentials }: RequestInit) => {
    asked.push(`${url.href} ${credentials}`);
    const next = answers.shift();
    if (next === undefined) throw new TypeError('no network');
    return typeof next === 'number' ? new Response('', { status: next }) : Response.json(next);
  });
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

test('shows a link until the document is there, and then the document', async () => {
  const asked = network(version(2));
  render(<ClausewrightDocument src={src} label="Terms" language="en" heading={2} />);
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe(src);
  expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  expect(asked).toEqual([`${src}.json?language=en&heading=2 omit`]);
});

test('keeps the link where nothing comes, and says why', async () => {
  for (const answers of [[404], []]) {
    network(...answers);
    const told: unknown[] = [];
    const { unmount } = render(<ClausewrightDocument src={src} onError={(error) => told.push(error)} />);
    await waitFor(() => expect(told).toHaveLength(1));
    expect(screen.getByRole('link').textContent).toBe(src);
    unmount();
  }
});

test('a server renders what was loaded there, and the page follows a newer version', async () => {
  network(version(1), version(2));
  const initial = await loadDocument({ src });
  const html = renderToString(<ClausewrightDocument src={src} initial={initial} />);
  expect(html).toContain('Version 1');
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  render(<ClausewrightDocument src={src} initial={initial} />, { container: box, hydrate: true });
  expect(screen.getByRole('heading', { name: 'Version 1' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeDefined();
});

test('another address is another document, and an answer that comes too late is dropped', async () => {
  const asked = network(version(1), version(7));
  const { rerender } = render(<ClausewrightDocument src={src} />);
  rerender(<ClausewrightDocument src={src} version={7} />);
  expect(await screen.findByRole('heading', { name: 'Version 7' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Version 1' })).toBeNull();
  expect(asked).toHaveLength(2);
});

test('needs React alone', () => {
  expect([...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['react']);
});
