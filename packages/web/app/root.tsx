import plexSans from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import { use, type ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, type LinksFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import favicon from './assets/favicon.svg?url';
import { LastResort } from './layout/error-page.tsx';
import { FrameSkeleton } from './layout/frame-skeleton.tsx';
import { useLanguage } from './language/language-provider.tsx';
import { loadFailedElement } from './load-failed.ts';
import { dataText, operatorElement, useOperator } from './operator.tsx';
import { headScript, waitScript } from './page-scripts.ts';
import { PricesContext, pricesElement } from './prices.tsx';
import { LazySessionRefresher } from './session/lazy-session-refresher.tsx';
import './styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: plexSans, crossOrigin: 'anonymous' },
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
];

function isStill(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'still' in handle;
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const operator = useOperator();
  const prices = use(PricesContext);
  const t = useTranslations('error');
  const still = useMatches().some(({ handle }) => isStill(handle));
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* oxlint-disable-next-line react/no-danger -- a constant of this file */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <meta id="react-aria-pressable-style" />
        <Links />
      </head>
      <body>
        {children}
        <div
          id={loadFailedElement}
          className="banner-down load-failed"
          role="alert"
          hidden
          suppressHydrationWarning
        >
          <p className="wrap">
            {t('failed.title')}. <a href="/">{t('home')}</a>
          </p>
        </div>
        <script
          id={operatorElement}
          type="application/json"
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- data, with every `<` escaped
          dangerouslySetInnerHTML={{ __html: dataText(operator) }}
        />
        {prices !== null && (
          <script
            id={pricesElement}
            type="application/json"
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- numbers and codes, with every `<` escaped
            dangerouslySetInnerHTML={{ __html: dataText(prices) }}
          />
        )}
        {still ? (
          // oxlint-disable-next-line react/no-danger -- a constant of this file
          <script dangerouslySetInnerHTML={{ __html: waitScript }} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <FrameSkeleton />;
}

/** Only what the frame's own error page could not show comes up to here. */
export function ErrorBoundary() {
  return <LastResort />;
}

export default function Root() {
  return (
    <>
      <Outlet />
      <LazySessionRefresher />
    </>
  );
}
