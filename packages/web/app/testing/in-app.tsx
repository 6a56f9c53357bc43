import './build-constants.ts';
import { act, cleanup, configure, render, renderHook, type RenderResult } from '@testing-library/react';
import { Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { createTranslator, IntlProvider, useMessages } from 'use-intl';
import { afterEach, expect, vi } from 'vitest';
import common from '@clausewright/messages/en.json';
import { formats, LanguageProvider } from '../language/language-provider.tsx';
import type { Catalogue } from '../language/shape.ts';
import { defaultOperator, type Operator } from '../operator-data.ts';
import { OperatorContext } from '../operator.tsx';

const files = import.meta.glob<object>(
  ['../../../messages/*.en.json', '!../../../messages/{api,hosted,mail,prices,withdrawal-page}.*'],
  { import: 'default', eager: true },
);
const areas = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.replace(/^.*\/|\.en\.json$/g, ''), words]),
);
/** All words in English, whatever page they belong to. */
export const messages = { ...common, ...areas } as unknown as Catalogue;

/** The words of the app, by which a test finds what a person sees. */
export const words = createTranslator({ locale: 'en-GB', messages, formats, timeZone: 'UTC' }) as (
  key: string,
  values?: Record<string, string | number>,
) => string;

function AllWords({ children }: { children: ReactNode }) {
  const merged = { ...areas, ...useMessages() } as Catalogue;
  return (
    <IntlProvider locale="en-GB" messages={merged} formats={formats} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

interface Setting {
  /** As after a reload of that address; without it, where the browser is. */
  path?: string;
  operator?: Partial<Operator>;
  /** What stands around, such as a context. */
  around?: (children: ReactNode) => ReactNode;
}

const realTimeout = setTimeout;
// A machine with other things to do takes its time.
configure({ asyncUtilTimeout: 20_000 });

let address = '';

/** Where the router is. */
export function addressNow(): string {
  return address;
}

function Watch() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    address = pathname + search + hash;
  });
  return null;
}

function wrap({ path, operator = {}, around = (children) => children }: Setting) {
  if (path !== undefined) history.replaceState(null, '', path);
  return function InApp({ children }: { children: ReactNode }) {
    return (
      <BrowserRouter>
        <Watch />
        <OperatorContext value={{ ...defaultOperator, ...operator }}>
          <LanguageProvider language="en" catalogue={common}>
            <AllWords>
              <Suspense fallback={null}>{around(children)}</Suspense>
            </AllWords>
          </LanguageProvider>
        </OperatorContext>
      </BrowserRouter>
    );
  };
}

export function renderInApp(element: ReactElement, setting: Setting = {}): RenderResult {
  return render(element, { wrapper: wrap(setting) });
}

/** The same where words or parts come late: resolves when they are there. */
export async function arriveInApp(element: ReactElement, setting: Setting = {}): Promise<RenderResult> {
  return act(async () => renderInApp(element, setting));
}

export function hookInApp<Result, Props>(
  hook: (props: Props) => Result,
  { props, ...setting }: Setting & { props?: Props } = {},
) {
  return renderHook(hook, {
    wrapper: wrap(setting),
    ...(props !== undefined && { initialProps: props }),
  });
}

/** Lets time go by where a test has set the clock, and what follows from it happen. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // What is imported at that moment comes by the clock of the machine.
    await new Promise((resolve) => realTimeout(resolve));
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** Lets everything happen that is on its way and waits for no clock. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
}

document.documentElement.lang = 'en';

const reported: unknown[] = [];

/** Takes what the app reported as faults of its own; a test that does not expect any fails by them. */
export function takeReported(): unknown[] {
  return reported.splice(0);
}

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  reportError: (error: unknown) => reported.push(error),
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(takeReported()).toEqual([]);
});
