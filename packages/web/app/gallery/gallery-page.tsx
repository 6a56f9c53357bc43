import type { ReactNode } from 'react';
import { AreaWords } from '../language/area-words.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { MenuLink } from '../layout/page-link.tsx';
import { writeStored } from '../stored.ts';

const pages = [
  ['/tests', 'Screens'],
  ['/tests/components', 'Components'],
  ['/tests/questions', 'Questions'],
] as const;

function showTheme(theme: 'light' | 'dark') {
  document.documentElement.dataset['theme'] = theme;
  writeStored('theme', theme);
}

/** One page of the gallery (development only): its words are English, what it shows speaks the language of the menu. */
export function GalleryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AreaWords area="wizard">
      <main id="main" tabIndex={-1} className="wrap page">
        <PageTitle>{title}</PageTitle>
        <div className="page__head">
          <h1>{title}</h1>
          <div className="row">
            {(['light', 'dark'] as const).map((theme) => (
              <button key={theme} type="button" className="btn btn--sm" onClick={() => showTheme(theme)}>
                {theme}
              </button>
            ))}
          </div>
        </div>
        <nav className="tabs" aria-label="Gallery">
          {pages.map(([to, words]) => (
            <MenuLink key={to} to={to}>
              {words}
            </MenuLink>
          ))}
        </nav>
        {children}
      </main>
    </AreaWords>
  );
}

/** A part of the page with the states of one thing. */
export function States({ of, children }: { of: string; children: ReactNode }) {
  return (
    <section className="mt-10" aria-label={of}>
      <h2 className="mb-4">{of}</h2>
      {children}
    </section>
  );
}
