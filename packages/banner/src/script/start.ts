/** What happens on a page, in order. Each step stands for itself: one that fails does not stop the next. */
import type { CoreConfig } from '@clausewright/contract/banner';
import { allowsByDefault } from './answer.ts';
import { type Api, api } from './api.ts';
import { ask, banner, stopAsking, linked, settle } from './banner.ts';
import { readCookie } from './consent-cookie.ts';
import { catchUp, choose, listen, dispatch, notifyTags } from './decide.ts';
import { runsUnasked } from './features.ts';
import { attempt } from './guard.ts';
import { matchingDomains } from './match.ts';
import { followUp } from './on-demand.ts';
import { watch } from './page.ts';
import { adopt, allowed, answer, answered, begin, signal } from './state.ts';
import { stand } from './surface.ts';
import { unsent } from './unsent.ts';

/**
 * True where this page is the site's own and has no other banner, else undefined. `early`: what comes before anything
 * is released or asked.
 */
export const start = (config: CoreConfig, early?: () => unknown): unknown => {
  const page = window as { clausewright?: Api | ((api: Api) => void)[] };
  const queue = page.clausewright;
  const { hostname, hash } = location;
  if ((queue && !Array.isArray(queue)) || !matchingDomains(config.domains, hostname)[0]) {
    // The owner's developers look there; nothing of the visitor is said.
    // oxlint-disable-next-line no-console
    return console.warn('clausewright', 'not for', hostname);
  }
  begin(config);
  page.clausewright = api;
  Object.assign(banner, { config, signal });
  // GCM-4: a script that did not block the page may come after its tags.
  const own = document.currentScript as HTMLScriptElement | null;
  notifyTags('default', !own || own.async || own.defer);
  adopt(readCookie());
  if (early) attempt(early);
  if (answer) notifyTags('update');
  watch(banner, () => {
    stand();
    settle();
  });
  listen(stopAsking);
  // GPC-2: a signal is an answer where the law asks for nothing more; elsewhere the visitor is asked as usual.
  if (!answered)
    if (runsUnasked && signal && allowsByDefault(config)) choose('gpc', [], 0);
    else attempt(ask);

  addEventListener('click', (event) =>
    attempt(() => {
      // Also a link inside a shadow root of the page.
      const link = (event.composedPath()[0] as Element).closest(linked);
      if (!link) return;
      event.preventDefault();
      banner.open(link);
    }),
  );
  if (hash === '#privacy-choices') banner.open();
  addEventListener('visibilitychange', catchUp);
  // Of somebody who never answered nothing waits, and the first look into storage is what costs most here. Who refused
  // some may have got cookies of theirs since; what looks for them is in the browser's cache.
  if (answer && (unsent()[0] || config.vendors.some((_, place) => !allowed(place)))) void followUp();
  for (const use of queue ?? []) attempt(() => use(api));
  return dispatch('ready');
};
