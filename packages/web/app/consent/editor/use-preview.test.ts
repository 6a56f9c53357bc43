// @vitest-environment happy-dom
import type { PreviewMessage } from '@clausewright/contract/banner';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hookInApp, pass, settle } from '../../testing/in-app.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { usePreview } from './use-preview.ts';
import { useRowDrag } from './use-row-drag.ts';

const origin = 'https://consent.example';
const posted: [unknown, string][] = [];
/** The window of the frame: only what the page says to it. */
const contentWindow = {
  postMessage: (message: unknown, to: string) => void posted.push([message, to]),
} as unknown as Window;
const frame = { current: { contentWindow } as HTMLIFrameElement };
const banner = (title: string) => ({ title }) as unknown as PreviewMessage;
const layers: number[] = [];

beforeEach(() => {
  posted.length = 0;
  layers.length = 0;
});

function open(message = banner('first')) {
  return hookInApp((now: PreviewMessage) => usePreview(frame, origin, now, (layer) => layers.push(layer)), {
    props: message,
  });
}

function hear(data: unknown, from: { source?: unknown; origin?: string } = {}) {
  const event = new MessageEvent('message', { data });
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : contentWindow });
  Object.defineProperty(event, 'origin', { value: from.origin ?? origin });
  act(() => void window.dispatchEvent(event));
}

test('the banner is handed over once the page says that it is ready, and each time it is another one', () => {
  const { rerender } = open();
  expect(posted).toEqual([]);
  hear({ clausewright: 'ready' });
  expect(posted).toEqual([[banner('first'), origin]]);
  rerender(banner('second'));
  expect(posted).toHaveLength(2);
});

test('what is shown is told with its layer', () => {
  const { result } = open();
  hear({ clausewright: 'shown', layer: 2 });
  expect([result.current, layers]).toEqual(['shown', [2]]);
  hear({ clausewright: 'failed' });
  expect(result.current).toBe('failed');
});

test.each([
  ['another window', { source: {} }],
  ['another origin', { origin: 'https://evil.example' }],
])('what %s says does not count', (_, from) => {
  const { result } = open();
  hear({ clausewright: 'ready' }, from);
  hear({ clausewright: 'shown', layer: 1 }, from);
  expect([result.current, posted, layers]).toEqual(['loading', [], []]);
});

test.each([null, 'ready', 7, { other: 'ready' }])('%o is no report', (data) => {
  const { result } = open();
  hear(data);
  expect([result.current, posted]).toEqual(['loading', []]);
});

test('a page that never says anything is not there', async () => {
  vi.useFakeTimers();
  const { result } = open();
  await pass(14_999);
  expect(result.current).toBe('loading');
  await pass(1);
  expect(result.current).toBe('failed');
});

test('the catalogue of one language never stands under another', async () => {
  const { result, rerender } = hookInApp((language: 'en' | 'de') => useCatalogue(language), { props: 'en' });
  expect(result.current).toBeNull();
  await vi.waitFor(async () => {
    await settle();
    expect(result.current?.['google-analytics']).toBeDefined();
  });
  rerender('de');
  expect(result.current).toBeNull();
});

const dropped: string[] = [];

function Rows() {
  const { mark, grip, body } = useRowDrag((id, over, after) => dropped.push(`${id} ${over} ${after}`));
  const rows = ['a', 'b', 'c'].map((id) =>
    createElement(
      'tr',
      { key: id, 'data-row': id, 'data-testid': id },
      createElement('td', null, createElement('span', { ...grip, 'data-testid': `grip-${id}` }, id)),
    ),
  );
  return createElement(
    'table',
    null,
    createElement('caption', { 'data-testid': 'mark' }, mark === null ? '' : `${mark.over} ${mark.side}`),
    createElement('tbody', body, rows),
  );
}

function drag(kind: 'dragStart' | 'dragOver' | 'drop' | 'dragEnd', id: string, clientY = 0) {
  const row = screen.getByTestId(id);
  row.getBoundingClientRect = () => ({ top: 0, height: 20 }) as DOMRect;
  const dataTransfer = {
    setData: () => undefined,
    setDragImage: () => undefined,
    effectAllowed: '',
    dropEffect: '',
  };
  const target = kind === 'dragStart' || kind === 'dragEnd' ? screen.getByTestId(`grip-${id}`) : row;
  const event = createEvent[kind](target);
  Object.defineProperties(event, { dataTransfer: { value: dataTransfer }, clientY: { value: clientY } });
  fireEvent(target, event);
}

test('a row is let go before or after another one', () => {
  dropped.length = 0;
  render(createElement(Rows));
  drag('dragStart', 'c');
  drag('dragOver', 'a', 5);
  expect(screen.getByTestId('mark').textContent).toBe('a before');
  drag('dragOver', 'a', 15);
  expect(screen.getByTestId('mark').textContent).toBe('a after');
  drag('drop', 'a', 15);
  expect(dropped).toEqual(['c a true']);
  expect(screen.getByTestId('mark').textContent).toBe('');
});

test('what was not picked up, or is let go elsewhere, moves nothing', () => {
  dropped.length = 0;
  render(createElement(Rows));
  drag('dragOver', 'a', 5);
  expect(screen.getByTestId('mark').textContent).toBe('');
  drag('drop', 'a', 5);
  drag('dragStart', 'c');
  drag('dragOver', 'b', 5);
  drag('dragEnd', 'c');
  expect([dropped, screen.getByTestId('mark').textContent]).toEqual([[], '']);
});
