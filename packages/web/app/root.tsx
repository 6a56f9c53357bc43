import plexSans from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, type LinksFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import favicon from './assets/favicon.svg?url';
import { LastResort } from './frame/error-page.tsx';
import { FrameSkeleton } from './frame/frame-skeleton.tsx';
import { useLanguage } from './language/language-provider.tsx';
import { arrived, loadFailedElement } from './load-failed.ts';
import { operatorElement, useOperator } from './operator.tsx';
import { LateSessionKeeper } from './session/late-session-keeper.tsx';
import './styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: plexSans, crossOrigin: 'anonymous' },
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
];

/** Constant, so that its hash in the security policy is too. Without a choice the system decides. */
const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/**
 * Until the app arrives: a script that does not, as after a deployment. The same guard as in
 * reload-once.ts, which did not arrive either.
 */
const missingScript =
  "function f(e){if(e.target.tagName!=='SCRIPT'&&!/import/i.test(e.reason))return;" +
  "try{var k='last-reload',n=Date.now();if(n-(sessionStorage.getItem(k)||0)>=6e4){sessionStorage.setItem(k,n);location.reload();return}}catch(x){}" +
  `document.getElementById('${loadFailedElement}').hidden=false}` +
  "addEventListener('error',f,true);addEventListener('unhandledrejection',f);" +
  `addEventListener('${arrived}',function(){removeEventListener('error',f,true);removeEventListener('unhandledrejection',f)})`;

/** For the maintenance page, which stands at any address: the app itself would look for the page that belongs there. */
const waitScript =
  "setInterval(function(){fetch('/api/v1/heartbeat',{cache:'no-store'}).then(function(r){if(r.ok)location.reload()},function(){})},5000)";

function isStill(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'still' in handle;
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const operator = useOperator();
  const t = useTranslations('error');
  const still = useMatches().some(({ handle }) => isStill(handle));
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* oxlint-disable-next-line react/no-danger -- a constant of this file */}
        <script dangerouslySetInnerHTML={{ __html: `${themeScript};${missingScript}` }} />
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
          dangerouslySetInnerHTML={{ __html: JSON.stringify(operator).replaceAll('<', String.raw`\u003c`) }}
        />
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
      <LateSessionKeeper />
    </>
  );
}
