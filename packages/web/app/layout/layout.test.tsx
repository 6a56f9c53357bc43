// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportHealth } from '../health.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { answeredAtTop, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, renderInApp, settle, words } from '../testing/in-app.tsx';
import { HealthGate } from './health-gate.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Menu } from './menu.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useReturnPath } from './use-return-path.ts';

const server = useFakeServer();
beforeEach(() => {
  server.on('GET /public/countries/list', answeredAtTop({ countries: [], tracked_country: 'US' }));
});
afterEach(() => vi.restoreAllMocks());

function gate() {
  return renderInApp(
    <HealthGate>
      <input aria-label="typed" />
    </HealthGate>,
  );
}

const page = () => screen.getByLabelText('typed').closest('.contents') as HTMLElement;

test('the page stands there while the app is up', async () => {
  gate();
  await settle();
  expect(page().hidden).toBe(false);
  expect(screen.getByRole('status', { hidden: true }).hidden).toBe(true);
});

test.each(['limited', 'unreachable', 'offline', 'down'] as const)(
  'a first failure (%s) is a line: one can go on writing',
  async (health) => {
    gate();
    await settle();
    act(() => reportHealth(health));
    expect(screen.getByText(words(`health.line.${health}`))).toBeTruthy();
    expect(page().hidden).toBe(false);
  },
);

test('an app that stays down takes the place of the page, which keeps what was typed', async () => {
  gate();
  await settle();
  await userEvent.type(screen.getByLabelText('typed'), 'kept');
  act(() => reportHealth('down'));
  act(() => reportHealth('down'));
  expect(page().hidden).toBe(true);
  expect(document.querySelector('main.status')).not.toBeNull();
  act(() => reportHealth('up'));
  expect(page().hidden).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('kept');
  expect(document.activeElement).toBe(screen.getByLabelText('typed'));
});

test.each(['maintenance', 'blocked'] as const)('%s takes the place of the page at once', async (health) => {
  gate();
  await settle();
  act(() => reportHealth(health));
  expect(page().hidden).toBe(true);
});

function openMenu() {
  renderInApp(
    <>
      <Menu label="More">
        <a href="#there">There</a>
        <button type="button">Do it</button>
      </Menu>
      <button type="button">Outside</button>
    </>,
  );
  const details = document.querySelector('details');
  if (details === null) throw new Error('no menu');
  details.open = true;
  return details;
}

test('a menu closes on Escape, and the focus is where it was opened', () => {
  const details = openMenu();
  fireEvent.keyDown(screen.getByText('Do it'), { key: 'a' });
  expect(details.open).toBe(true);
  fireEvent.keyDown(screen.getByText('Do it'), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('More');
});

test.each(['pointerDown', 'focusIn'] as const)('%s outside closes a menu, inside it does not', (kind) => {
  const details = openMenu();
  fireEvent[kind](screen.getByText('There'));
  expect(details.open).toBe(true);
  fireEvent[kind](screen.getByText('Outside'));
  expect(details.open).toBe(false);
});

test('a choice closes a menu', () => {
  const details = openMenu();
  fireEvent.click(screen.getByText('There'));
  expect(details.open).toBe(false);
});

test('each language is called by its own name, and the choice is kept', async () => {
  function Language() {
    return <p>{useLanguage().language}</p>;
  }
  renderInApp(
    <>
      <LanguageMenu />
      <Language />
    </>,
    { operator: { languages: ['en', 'fr'] } },
  );
  expect(screen.queryByText('Deutsch')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Français', hidden: true }));
  await waitFor(() => expect(screen.getByText('fr')).toBeTruthy());
  expect(localStorage.getItem('i18n')).toBe('fr');
  expect(document.cookie).toContain('i18n=fr');
});

test.each([
  ['/help?x=1', 'out', '?next=%2Fhelp%3Fx%3D1'],
  ['/', 'out', ''],
  ['/profile/billing', 'out', ''],
  ['/help', 'in', ''],
  ['/help', 'unknown', ''],
] as const)('from %s who is %s comes back by "%s"', (path, status, next) => {
  expect(hookInApp(() => useReturnPath(status), { path }).result.current).toBe(next);
});

function move(content: ReactNode) {
  function Pages() {
    useArrivalFocus('');
    return (
      <Routes>
        <Route path="/" element={<Link to="/next">Go on</Link>} />
        <Route path="/next" element={<main id="main">{content}</main>} />
      </Routes>
    );
  }
  renderInApp(<Pages />);
  expect(document.activeElement).toBe(document.body);
  const link = screen.getByText('Go on');
  link.focus();
  fireEvent.click(link);
}

test('a link within the app leads to the heading of the page', () => {
  move(<h1>Here</h1>);
  expect(document.activeElement?.textContent).toBe('Here');
});

test('a page that the browser has just loaded keeps its focus, whatever was pressed while it loaded', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: true } }),
  );
  vi.resetModules();
  const { useArrivalFocus: useFocusOfLoadedPage } = await import('./use-arrival-focus.ts');
  function Page() {
    useFocusOfLoadedPage('');
    return (
      <main id="main">
        <h1>Here</h1>
      </main>
    );
  }
  renderInApp(<Page />);
  expect(document.activeElement).toBe(document.body);
});

test('a state with another title takes the focus that the one before left on nothing', () => {
  function Page() {
    const [done, finish] = useState(false);
    const title = done ? 'Done' : 'At work';
    useArrivalFocus(title);
    return (
      <main id="main">
        {done ? (
          <div>
            <h1>{title}</h1>
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {!done && (
          <button type="button" onClick={() => finish(true)}>
            Finish
          </button>
        )}
      </main>
    );
  }
  renderInApp(<Page />);
  const button = screen.getByText('Finish');
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement?.textContent).toBe('Done');
});

test('a page without a heading takes no focus', () => {
  move(<p>Here</p>);
  expect(document.activeElement).toBe(document.body);
});
