import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadAreaWords } from './language/area-words.tsx';
import { findArea } from './language/areas.ts';
import { loadCatalogue } from './language/catalogues.ts';
import { interfaceLanguage } from './interface-languages.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { appArrivedEvent, showLoadFailed } from './load-failed.ts';
import { OperatorContext, readPageOperator } from './operator.tsx';
import { PricesContext, readPagePrices } from './prices.tsx';
import { reloadOnce } from './reload-once.ts';
import { installDefaultPolicy } from './trusted-types.ts';

installDefaultPolicy();
dispatchEvent(new Event(appArrivedEvent));
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce(Date.now())) event.preventDefault();
});

const language = interfaceLanguage(document.documentElement.lang);
const area = findArea(location.pathname);
const [catalogue] = await Promise.all([loadCatalogue(language), area && loadAreaWords(area, language)]).catch(
  (error: unknown) => {
    // Prerendered words stay readable, but nothing will react to a press.
    showLoadFailed();
    throw error;
  },
);
const operator = readPageOperator();
const prices = readPagePrices();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <OperatorContext value={operator}>
        <PricesContext value={prices}>
          <LanguageProvider language={language} catalogue={catalogue}>
            <HydratedRouter />
          </LanguageProvider>
        </PricesContext>
      </OperatorContext>
    </StrictMode>,
  );
});
