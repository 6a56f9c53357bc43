import { useSearchParams } from 'react-router';
import { CookiesBlocked } from '../layout/cookies-blocked.tsx';
import { ErrorPage, LastResort, NotFound } from '../layout/error-page.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { Waiting } from '../layout/waiting.tsx';
import { GalleryPage, States } from './gallery-page.tsx';

/** Screens that no address leads to, by name. */
const screens = {
  maintenance: () => <Waiting because="maintenance" />,
  down: () => <Waiting because="down" />,
  'cookies-blocked': CookiesBlocked,
  'not-found': NotFound,
  failed: () => <ErrorPage error={new Error('of the gallery')} />,
  'last-resort': LastResort,
} as const;

const addresses = [
  '/',
  '/wizard',
  '/wizard/privacy-policy',
  '/wizard/test',
  '/wizard/pay',
  '/download',
  '/profile',
  '/profile/login',
  '/profile/register',
  '/profile/reset-password',
  '/profile/activate-account',
  '/profile/agreements',
  '/nowhere',
];

function isScreen(name: string | null): name is keyof typeof screens {
  return name !== null && Object.hasOwn(screens, name);
}

/** Development only: every screen, those without an address on the page itself. */
export default function Screens() {
  const [search] = useSearchParams();
  const name = search.get('show');
  if (isScreen(name)) {
    const Screen = screens[name];
    return <Screen />;
  }
  return (
    <GalleryPage title="Screens">
      <States of="Without an address">
        <ul>
          {Object.keys(screens).map((screen) => (
            <li key={screen}>
              <PageLink to={`/tests?show=${screen}`}>{screen}</PageLink>
            </li>
          ))}
        </ul>
      </States>
      <States of="With one">
        <ul>
          {addresses.map((address) => (
            <li key={address}>
              <PageLink to={address}>{address}</PageLink>
            </li>
          ))}
        </ul>
      </States>
    </GalleryPage>
  );
}
